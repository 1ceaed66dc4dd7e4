import { demoSnapshot } from '@site/demo/snapshot';
import fc from 'fast-check';
import { createLocalReq, type Payload, type Where } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { connected } from '../database/connected.ts';
import { type StudioForTests, startStudioForTests } from '../database/studio-for-tests.ts';
import type { User } from '../payload-types.ts';

let own: StudioForTests;
let payload: Payload;
const people = new Map<string, User>();

const data = (values: object) => values as never;

const modules = async () => ({
	...(await import('../approval/decide.ts')),
	...(await import('./go-live.ts')),
	...(await import('../snapshot/parts.ts')),
});
let studio: Awaited<ReturnType<typeof modules>>;

beforeAll(async () => {
	own = await startStudioForTests();
	({ payload } = own);
	studio = await modules();
	for (const [name, role] of [
		['Ann', 'regulatory'],
		['Bob', 'quality'],
	] as const) {
		const person = { name, email: `${name}@example.com`, password: 'a-password-for-the-tests', roles: [role] };
		people.set(name, await payload.create({ collection: 'users', data: data(person) }));
	}
	people.set('editor', own.editor);
	await payload.create({ collection: 'categories', data: data({ name: 'Respiratory', slug: 'respiratory' }) });
	await payload.updateGlobal({ slug: 'approval', data: { scope: 'everything regulated' } });
}, 240_000);

const as = (name: string) => {
	const user = people.get(name);
	if (!user) throw new Error(`nobody is called ${name}`);
	return createLocalReq({ user: { ...user, collection: 'users' } }, payload);
};

let number = 0;

/** A published product ‘Agreed’ with the proposal ‘Proposed’ waiting, and an approved release with ‘Released’. */
async function situation() {
	const [sample] = demoSnapshot.products;
	if (!sample) throw new Error('the sample has products');
	number += 1;
	const { id: _, ...words } = studio.parts.products.fromSample({ ...sample, theme: null }, () => 1);
	const relations = {
		category: 1,
		certifications: [],
		testTypes: [],
		films: [],
		worksWith: [],
		packs: [],
		analytes: [],
	};
	const names = { slug: `test-${number}`, reference: `REF-${number}`, title: 'Agreed', titleCn: null };
	const values = { ...words, ...relations, ...names, discontinued: {} };
	const { id } = await payload.create({ collection: 'products', data: data(values) });
	const proposing = { title: 'Proposed', _status: 'published' };
	await payload.update({ collection: 'products', id, data: data(proposing), req: await as('editor') });
	const where: Where = { and: [{ kind: { equals: 'products' } }, { item: { equals: id } }] };
	const [proposal] = (await payload.find({ collection: 'proposals', where })).docs;
	const item = { key: 'a', kind: 'products', item: id, title: 'Released', isNew: false, after: null };
	const change = { values: { title: 'Released' }, before: { title: 'Agreed' } };
	const by = { addedBy: own.editor.id, addedByName: 'editor' };
	const made = { name: 'Launch', state: 'open' as const, maker: own.editor.id, makerName: 'editor' };
	const approved = { approver: 1, approverName: 'Ann', approvedAt: new Date().toISOString() };
	const release = await payload.create({
		collection: 'releases',
		data: { ...made, ...approved, items: [{ ...item, ...change, ...by }] },
	});
	if (!proposal) throw new Error('nothing was proposed');
	return { product: id, proposal: proposal.id, release: release.id };
}
type Situation = Awaited<ReturnType<typeof situation>>;

const actions = ['Ann approves', 'Bob approves', 'Bob refuses', 'the editor takes it back', 'the release'] as const;
type Action = (typeof actions)[number];

const act: Record<Action, (of: Situation) => Promise<unknown>> = {
	'Ann approves': async ({ proposal }) => studio.decide(await as('Ann'), proposal, 'approve', ''),
	'Bob approves': async ({ proposal }) => studio.decide(await as('Bob'), proposal, 'approve', ''),
	'Bob refuses': async ({ proposal }) => studio.decide(await as('Bob'), proposal, 'refuse', 'No'),
	'the editor takes it back': async ({ proposal }) => studio.decide(await as('editor'), proposal, 'take-back', ''),
	'the release': async ({ release }) => studio.goLive(await as('editor'), release, 'open'),
};

type Outcome = { title: string; proposal: string; decidedBy: string; release: string; mails: string[] };

/** The expected outcome of the actions, one after another. */
function model(order: readonly Action[]): Outcome {
	const so: Outcome = { title: 'Agreed', proposal: 'waiting', decidedBy: '', release: 'open', mails: [] };
	for (const action of order) {
		if (action === 'the release') {
			if (so.title === 'Agreed') Object.assign(so, { title: 'Released', release: 'live' });
		} else if (so.proposal !== 'waiting') continue;
		else if (action === 'the editor takes it back') Object.assign(so, { proposal: 'taken back', decidedBy: 'editor' });
		else if (action === 'Bob refuses')
			Object.assign(so, { proposal: 'refused', decidedBy: 'Bob', mails: ['“Proposed” is refused'] });
		else if (so.title === 'Agreed') {
			const [decidedBy] = action.split(' ');
			const mails = ['“Proposed” is approved and on the site'];
			Object.assign(so, { title: 'Proposed', proposal: 'approved', decidedBy, mails });
		}
	}
	return so;
}

async function outcomeOf({ product, proposal, release }: Situation): Promise<Outcome> {
	const decided = await payload.findByID({ collection: 'proposals', id: proposal, depth: 0 });
	const where = { reference: { equals: `Proposal ${proposal}` }, to: { equals: own.editor.email } };
	return {
		title: (await payload.findByID({ collection: 'products', id: product, depth: 0 })).title,
		proposal: decided.state,
		decidedBy: decided.decidedBy ?? '',
		release: (await payload.findByID({ collection: 'releases', id: release, depth: 0 })).state,
		mails: (await payload.find({ collection: 'mails', where, depth: 0 })).docs.map(({ subject }) => subject),
	};
}

/** Published titles and decisions, as recorded in the audit log. */
async function trailOf({ product, proposal }: Situation) {
	const rows = await connected(own.databaseUrl, async (client) => {
		const query = `select kind, operation, change->>'path' as path, change->>'after' as after
			from trail.changes, jsonb_array_elements(changes) change
			where (kind = 'products' and item = $1 and operation = 'published') or (kind = 'proposals' and item = $2 and operation = 'changed')
			order by changes.id`;
		return (await client.query(query, [String(product), String(proposal)])).rows;
	});
	const titles = rows.filter(({ kind, path, after }) => kind === 'products' && path === 'title' && after !== 'Agreed');
	const states = rows.filter(({ kind, path }) => kind === 'proposals' && path === 'state');
	return { titles: titles.map(({ after }) => after), states: states.map(({ after }) => after) };
}

async function mustAgree(of: Situation, { title, proposal }: Outcome) {
	expect(await trailOf(of)).toEqual({
		titles: title === 'Agreed' ? [] : [title],
		states: proposal === 'waiting' ? [] : [proposal],
	});
}

function* ordersOf(some: readonly Action[]): Generator<Action[]> {
	if (some.length === 0) yield [];
	for (const first of some)
		for (const rest of ordersOf(some.filter((action) => action !== first))) yield [first, ...rest];
}

test('decisions and releases of a product follow the first one that applies', {
	tags: ['@TRAIL-10', '@TRAIL-11', '@TRAIL-14'],
	timeout: 240_000,
}, async () => {
	const some = actions.filter((action) => action !== 'Bob approves');
	const pairs = some.flatMap((one) => some.filter((other) => other !== one).map((other) => [one, other]));
	for (const order of pairs) {
		const of = await situation();
		for (const action of order) await act[action](of).catch(() => undefined);
		const outcome = await outcomeOf(of);
		expect(outcome, order.join(', ')).toEqual(model(order));
		await mustAgree(of, outcome);
	}
});

test('simultaneous decisions and releases end as in some order of them', {
	tags: ['@TRAIL-10', '@TRAIL-11', '@TRAIL-14'],
	timeout: 240_000,
}, async () => {
	await fc.assert(
		fc.asyncProperty(fc.shuffledSubarray([...actions], { minLength: 2 }), async (some) => {
			const of = await situation();
			await Promise.allSettled(some.map((action) => act[action](of)));
			const outcome = await outcomeOf(of);
			expect([...ordersOf(some)].map(model)).toContainEqual(outcome);
			await mustAgree(of, outcome);
		}),
		{ seed: 41, numRuns: 10 },
	);
});

test('a form saved during an approval loses neither of the two changes', {
	tags: ['@TRAIL-10', '@TRAIL-11'],
	timeout: 240_000,
}, async () => {
	for (let round = 0; round < 3; round++) {
		const of = await situation();
		const form = data({ title: 'Agreed', buyUrl: 'https://example.com/shop', _status: 'published' });
		const editing = await as('editor');
		await Promise.all([
			payload.update({ collection: 'products', id: of.product, data: form, req: editing }),
			act['Ann approves'](of),
		]);
		const { title, buyUrl } = await payload.findByID({ collection: 'products', id: of.product, depth: 0 });
		expect({ title, buyUrl }).toEqual({ title: 'Proposed', buyUrl: 'https://example.com/shop' });
	}
});
