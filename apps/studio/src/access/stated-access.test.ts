import type { Access, PayloadRequest, SanitizedConfig } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StudioForTests, startStudioForTests } from '../database/studio-for-tests.ts';
import type { Role } from './roles.ts';

let studio: StudioForTests;
let config: SanitizedConfig;
let roles: readonly Role[];
beforeAll(async () => {
	studio = await startStudioForTests('stated-access');
	config = studio.payload.config;
	({ roles } = await import('./roles.ts'));
});
afterAll(() => studio.stop());

const operations = ['create', 'read', 'update', 'delete', 'readVersions'] as const;

/** Every rule of access there is, by what it is about. */
const rules = () =>
	[...config.collections, ...config.globals].flatMap(({ slug, access }) =>
		operations.flatMap((operation) => {
			const rule = (access as Partial<Record<string, Access>>)[operation];
			return rule ? [{ name: `${operation} ${slug}`, rule }] : [];
		}),
	);

const asks = (user: object | null) => ({ user, payload: studio.payload, context: {} }) as unknown as PayloadRequest;

describe('Who may do what is said of everything that the studio stores, also by Payload', () => {
	it('nothing is left to a default that lets in everybody who is signed in', () => {
		const defaults = rules().filter(({ rule }) => rule.name === 'defaultAccess');
		expect(defaults.map(({ name }) => name)).toEqual([]);
		expect(rules().length).toBeGreaterThan(config.collections.length * 4);
	});

	it('nobody does anything without a session or a role', async () => {
		const open: string[] = [];
		for (const { name, rule } of rules())
			for (const user of [null, { id: 77, collection: 'users', roles: [] }]) {
				const allowed = await rule({ req: asks(user) });
				const isOwn = user !== null && /payload-locked|payload-preferences|users/.test(name);
				if (allowed !== false && !isOwn) open.push(name);
			}
		expect(open).toEqual([]);
	});

	it('of what Payload adds no role sees or does more than is its own or its work', async () => {
		const found: Record<string, string[]> = {};
		for (const role of roles)
			for (const { name, rule } of rules().filter(({ name }) => name.includes('payload-')))
				if ((await rule({ req: asks({ id: 77, collection: 'users', roles: [role] }) })) === true)
					found[name] = [...(found[name] ?? []), role];
		expect(found).toEqual({
			'create payload-locked-documents': [...roles],
			'read payload-locked-documents': ['administrator'],
			'delete payload-locked-documents': ['administrator'],
			'create payload-preferences': [...roles],
		});
	});
});

describe('A lock', () => {
	const locked = 'payload-locked-documents';
	async function person(role: Role) {
		const data = { name: role, email: `${role}@example.com`, password: 'a-password-for-the-tests', roles: [role] };
		const user = await studio.payload.create({ collection: 'users', data: data as never });
		return { ...user, collection: 'users' as const };
	}
	const picture = { relationTo: 'pictures', value: 1 } as const;

	it('is made in one’s own name, for what one may change, and removed by its owner', async () => {
		const [recruiter, administrator] = [await person('recruiter'), await person('administrator')];
		const editor = { ...studio.editor, collection: 'users' as const };
		const { payload } = studio;
		const lock = (user: typeof editor, document: { relationTo: string; value: number }) =>
			payload.create({
				collection: locked,
				data: { document, user: { relationTo: 'users', value: administrator.id } } as never,
				overrideAccess: false,
				user,
				depth: 0,
			});
		for (const document of [
			picture,
			{ relationTo: 'users', value: administrator.id },
			{ relationTo: locked, value: 1 },
			{ relationTo: 'jobs', value: 1 },
		])
			await expect(lock(recruiter as typeof editor, document)).rejects.toThrow('not allowed');
		await expect(lock(editor, { relationTo: 'users', value: administrator.id })).rejects.toThrow('not allowed');

		const { id: value } = await payload.create({ collection: 'job-categories', data: { name: 'Quality' } as never });
		const job = await lock(recruiter as typeof editor, { relationTo: 'job-categories', value });
		const own = await lock(editor, picture);
		expect(job.user).toEqual({ relationTo: 'users', value: recruiter.id });
		const seen = async (user: object) =>
			(
				await payload.find({ collection: locked, overrideAccess: false, user: user as never, depth: 0, sort: 'id' })
			).docs.map(({ id }) => id);
		expect(await seen(recruiter)).toEqual([job.id]);
		expect(await seen(editor)).toEqual([job.id, own.id]);
		expect(await seen(await person('sales'))).toEqual([]);

		const change = (user: object, id: number, data: object) =>
			payload.update({ collection: locked, id, data, overrideAccess: false, user: user as never, depth: 0 });
		await expect(change(recruiter, job.id, { document: picture })).rejects.toThrow('not allowed');
		const taken = await change(editor, job.id, { user: { relationTo: 'users', value: administrator.id } });
		expect(taken.user).toEqual({ relationTo: 'users', value: editor.id });

		const remove = (user: object, id: number) =>
			payload.delete({ collection: locked, id, overrideAccess: false, user: user as never });
		await expect(remove(recruiter, job.id)).rejects.toThrow();
		await remove(editor, job.id);
		await remove(administrator, own.id);
		expect(await seen(administrator)).toEqual([]);
	});
});
