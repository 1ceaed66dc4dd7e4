import type { Access, Endpoint, PayloadRequest, SanitizedConfig } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { type StudioForTests, startStudioForTests } from '../database/studio-for-tests.ts';
import type { Role } from './roles.ts';

let studio: StudioForTests;
let config: SanitizedConfig;
let roles: readonly Role[];
let writingEndpoints: typeof import('../writing-endpoints.ts')['writingEndpoints'];
beforeAll(async () => {
	studio = await startStudioForTests();
	config = studio.payload.config;
	({ roles } = await import('./roles.ts'));
	({ writingEndpoints } = await import('../writing-endpoints.ts'));
});

const operations = ['create', 'read', 'update', 'delete', 'readVersions'] as const;

/** Every access rule, by collection and operation. */
const rules = () =>
	[...config.collections, ...config.globals].flatMap(({ slug, access }) =>
		operations.flatMap((operation) => {
			const rule = (access as Partial<Record<string, Access>>)[operation];
			return rule ? [{ name: `${operation} ${slug}`, rule }] : [];
		}),
	);

const asks = (user: object | null) => ({ user, payload: studio.payload, context: {} }) as unknown as PayloadRequest;

describe('Access to everything that the studio stores, including Payload’s own collections', () => {
	it('no default gives access to every colleague who is signed in', () => {
		const defaults = rules().filter(({ rule }) => rule.name === 'defaultAccess');
		expect(defaults.map(({ name }) => name)).toEqual([]);
		expect(rules().length).toBeGreaterThan(config.collections.length * 4);
	});

	it('nobody has access without a session or a role', async () => {
		const open: string[] = [];
		for (const { name, rule } of rules())
			for (const user of [null, { id: 77, collection: 'users', roles: [] }]) {
				const allowed = await rule({ req: asks(user) });
				const isOwn = user !== null && /payload-preferences|users/.test(name);
				if (allowed !== false && !isOwn) open.push(name);
			}
		expect(open).toEqual([]);
	});

	it('no role has more access to Payload’s collections than it owns or needs', async () => {
		const found: Record<string, string[]> = {};
		for (const role of roles)
			for (const { name, rule } of rules().filter(({ name }) => name.includes('payload-')))
				if ((await rule({ req: asks({ id: 77, collection: 'users', roles: [role] }) })) === true)
					found[name] = [...(found[name] ?? []), role];
		expect(found).toEqual({ 'create payload-preferences': [...roles] });
	});
});

describe('Every endpoint that writes is in one table and follows its row', () => {
	const isRead = ({ method }: Endpoint) => ['get', 'head', 'options'].includes(method);
	const mounted = (): [place: string, endpoint: Endpoint][] => [
		...config.endpoints.map((one): [string, Endpoint] => ['studio', one]),
		...config.collections.flatMap(({ slug, endpoints }) =>
			(endpoints || []).map((one): [string, Endpoint] => [slug, one]),
		),
		...config.globals.flatMap(({ endpoints }) => (endpoints || []).map((one): [string, Endpoint] => ['globals', one])),
	];
	const writes = () => mounted().filter(([, endpoint]) => !isRead(endpoint));
	const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

	async function statusOf({ handler, method }: Endpoint, headers: object = {}, user: object | null = null) {
		const request = {
			...{ user, method, payload: studio.payload, context: {}, routeParams: {}, query: {}, i18n: { language: 'en' } },
			headers: new Headers({ ...headers }),
			searchParams: new URLSearchParams(),
			json: async () => ({}),
			text: async () => '',
		};
		try {
			return (await handler(request as unknown as PayloadRequest)).status;
		} catch (error) {
			return (error as { status?: number }).status ?? 0;
		}
	}

	it('no endpoint lacks a row, and no row is left over', () => {
		expect(
			writes()
				.filter(([, { custom }]) => !custom?.writing)
				.map(([place, one]) => `${place} ${nameOf(one)}`),
		).toEqual([]);
		const used = new Set<unknown>(writes().map(([, { custom }]) => custom?.writing));
		const unused = Object.values(writingEndpoints).flatMap((rows) =>
			Object.entries(rows).filter(([, row]) => !used.has(row)),
		);
		expect(unused).toEqual([]);
		expect(writes().length).toBeGreaterThan(400);
	});

	it('strangers and pages of other origins are refused', async () => {
		const open: string[] = [];
		for (const [place, one] of writes().filter(([place]) => place === 'studio')) {
			if (![401, 403, 404].includes(await statusOf(one))) open.push(`${place} ${nameOf(one)}`);
		}
		for (const [place, one] of writes()) {
			const user = { id: 1, collection: 'users', roles: ['administrator'] };
			const headers = { origin: 'https://evil.example', authorization: `Bearer ${process.env.STUDIO_TOKEN}` };
			if ((await statusOf(one, headers, user)) !== 403) open.push(`${place} ${nameOf(one)} from elsewhere`);
		}
		expect(open).toEqual([]);
	});

	it('bodies that are too large are refused unread, and so are too frequent requests', async () => {
		const user = { id: 9, collection: 'users', roles: ['administrator'] };
		for (const [place, one] of writes()) {
			const headers = { 'content-length': `${64 * 1024 * 1024}`, authorization: `Bearer ${process.env.STUDIO_TOKEN}` };
			expect(await statusOf(one, headers, user), `${place} ${nameOf(one)}`).toBe(413);
		}
		const [, staff] = writes().find(([, { path }]) => path === '/meetings/staff') ?? [];
		const statuses = [];
		for (let at = 0; staff && at <= 240; at += 1)
			statuses.push(await statusOf(staff, {}, { ...user, roles: ['sales'] }));
		expect(new Set(statuses)).toEqual(new Set([400, 429]));
		expect(statuses.filter((status) => status === 400)).toHaveLength(240);
	});
});

describe('A list', () => {
	it('is sorted by fields of its items, not by those of other items', async () => {
		const user = { ...studio.editor, collection: 'users' as const };
		const sorted = (sort: string) =>
			studio.payload.find({ collection: 'pictures', sort, overrideAccess: false, user, limit: 1 });
		const versions = (sort: string) =>
			studio.payload.findVersions({ collection: 'products', sort, overrideAccess: false, user, limit: 1 });
		for (const sort of ['filename', '-id']) await expect(sorted(sort)).resolves.toBeDefined();
		await expect(versions('-version.name')).resolves.toBeDefined();
		for (const sort of ['version.category.name', '-version.category.id', 'version__category__name'])
			await expect(versions(sort)).rejects.toThrow('Sort by a field of the item itself');
		const letters = (sort: string) =>
			studio.payload.find({
				collection: 'messages',
				sort,
				overrideAccess: false,
				user: { ...user, roles: ['sales'] },
			});
		for (const sort of ['assignee.email', '-assignee.hash', 'id,assignee.salt'])
			await expect(letters(sort)).rejects.toThrow('Sort by a field of the item itself');
		await expect(letters('assignee')).resolves.toBeDefined();
	});
});
