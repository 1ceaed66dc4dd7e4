import { createLocalReq, type Payload, type PayloadRequest, ValidationError, type Where } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { connected } from '../database/connected.ts';
import { startSampleForTests } from '../database/studio-for-tests.ts';

const modules = async () => ({
	...(await import('./find-contradictions.ts')),
	...(await import('../settings.ts')),
});
let payload: Payload;
let studio: Awaited<ReturnType<typeof modules>>;

beforeAll(async () => {
	payload = await startSampleForTests();
	studio = await modules();
}, 240_000);

/** As the studio's form or as a program sends it. */
async function by(
	type: 'multipart/form-data; boundary=a' | 'application/json',
	isBrowser = true,
): Promise<PayloadRequest> {
	const [user] = (await payload.find({ collection: 'users', limit: 1 })).docs;
	if (!user) throw new Error('the sample has an administrator');
	const headers = new Headers({ 'content-type': type, ...(isBrowser && { origin: 'http://localhost' }) });
	return createLocalReq({ user: { ...user, collection: 'users' }, req: { headers } }, payload);
}
const form = () => by('multipart/form-data; boundary=a');

async function registrationOf(reference: string, route: string) {
	const where: Where = { and: [{ 'product.reference': { equals: reference } }, { route: { equals: route } }] };
	const [row] = (await payload.find({ collection: 'registrations', where, depth: 0 })).docs;
	if (!row) throw new Error(`${reference} has no registration`);
	return row;
}

const publish = async (id: number, more: object, req: PayloadRequest) =>
	payload.update({ collection: 'registrations', id, data: { ...more, _status: 'published' } as never, req });

const errorsOf = (error: unknown) => (error instanceof ValidationError ? error.data.errors : []);

const reasons = (item: number) =>
	connected(studio.settings.databaseUrl, async (client) => {
		const query = `select reason from trail.changes where kind = 'registrations' and item = $1 order by id`;
		return (await client.query(query, [String(item)])).rows.map(({ reason }) => reason);
	});

test('a contradiction is published with a reason only, and is listed from then on', {
	tags: ['@INFO-37', '@INFO-38'],
	timeout: 120_000,
}, async () => {
	expect(await studio.findContradictions(payload)).toEqual([]);
	const { id } = await registrationOf('HA-COV-AG-25', 'eua');
	const moved = { validFrom: '2021-02-01T12:00:00.000Z' };

	const refused = await publish(id, moved, await form()).catch(errorsOf);
	expect(refused).toEqual([expect.objectContaining({ path: 'goOnReason' })]);
	expect(JSON.stringify(refused)).toContain('Authorization Letter is of 2021-05-10, the registration of 2021-02-01');

	await publish(id, { ...moved, goOnReason: 'The letter was issued again.' }, await form());
	expect((await reasons(id)).at(-1)).toBe('The letter was issued again.');
	const listed = await studio.findContradictions(payload);
	expect(listed?.map(({ rule }) => rule)).toContain('one-authorization-one-date');

	// Other changes of the item add nothing to what is known, so a reason that came along is not kept.
	await publish(id, { registerUrl: 'https://example.com/register', goOnReason: 'An old one.' }, await form());
	expect(await reasons(id)).not.toContain('An old one.');
});

test('drafts and programs are not asked about contradictions', { tags: '@INFO-37', timeout: 120_000 }, async () => {
	const { id } = await registrationOf('HA-FLU-25', 'ce-ivdr');
	const moved = { validFrom: '2025-01-01T12:00:00.000Z' };
	await payload.update({ collection: 'registrations', id, data: moved as never, draft: true, req: await form() });
	await publish(id, moved, await by('application/json'));
	expect((await studio.findContradictions(payload))?.flatMap(({ found }) => found).join()).toContain('2025-01-01');
});

const titled = async (title: string, titleCn: string | null, more: object, req: PayloadRequest) => {
	const where: Where = { _status: { equals: 'published' } };
	const [article] = (await payload.find({ collection: 'articles', where, sort: 'id', limit: 1, depth: 0 })).docs;
	const data = { title, titleCn, ...more, _status: 'published' };
	return payload.update({ collection: 'articles', id: Number(article?.id), data: data as never, req });
};

test('warnings are shown at their fields once, and published all the same', {
	tags: '@EDIT-61',
	timeout: 120_000,
}, async () => {
	const refused = await titled('TODO: a title', null, {}, await form()).catch(errorsOf);
	expect(refused).toEqual([
		expect.objectContaining({ path: 'titleCn', message: expect.stringContaining('The Chinese is missing') }),
		expect.objectContaining({ path: 'title', message: expect.stringContaining('“TODO”') }),
		expect.objectContaining({ path: 'publishAnyway' }),
	]);
	await titled('TODO: a title', null, { publishAnyway: true }, await form());
	// What was published with a warning gives none again.
	await titled('TODO: a title', null, {}, await form());
	// A program that uploads a file sends what a form sends.
	await titled('Other words', null, {}, await by('multipart/form-data; boundary=a', false));
	await titled('A title', '标题', {}, await by('application/json'));
});
