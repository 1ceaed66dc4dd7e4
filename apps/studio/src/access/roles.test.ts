import type { Access, Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { startSampleForTests } from '../database/studio-for-tests.ts';
import { type Role, roles } from './roles.ts';

let payload: Payload;
beforeAll(async () => {
	payload = await startSampleForTests();
});

type Who = readonly Role[];
interface Rule {
	read: Who;
	create: Who;
	update: Who;
	delete: Who;
}

function whole(who: Who): Rule {
	return { read: who, create: who, update: who, delete: who };
}
const nobody: Who = [];
const editors: Who = ['administrator', 'editor'];
/** Overseers read all content, and change regulated facts. */
const overseers: Who = ['regulatory', 'quality'];
const content: Rule = { ...whole(editors), read: [...editors, ...overseers] };
const regulated: Rule = whole([...editors, ...overseers]);
const recruiting: Who = [...editors, 'recruiter'];
const careers: Rule = { ...whole(recruiting), read: [...recruiting, ...overseers] };
const sales: Who = ['administrator', 'sales'];
const recruiters: Who = ['administrator', 'recruiter'];
const qualityPeople: Who = ['administrator', 'quality'];

/** One document for each place of the site; all exist already. */
const fixed = (rule: Rule): Rule => ({ ...rule, create: nobody });
const inbox = (who: Who): Rule => ({ ...whole(who), create: nobody });

const rules: Record<string, Rule> = {
	products: regulated,
	notices: { ...regulated, delete: nobody },
	lots: { ...whole(['administrator', ...overseers]), read: [...editors, ...overseers] },
	categories: content,
	certifications: content,
	registrations: regulated,
	'test-types': content,
	specimens: regulated,
	'loinc-codes': regulated,
	articles: content,
	events: content,
	pages: fixed(content),
	'free-pages': content,
	'reusable-sections': content,
	'legal-texts': fixed(content),
	'board-members': content,
	partners: content,
	'sister-companies': content,
	'culture-pages': fixed(content),
	documents: regulated,
	'product-documents': regulated,
	revisions: regulated,
	films: content,
	redirects: content,
	pictures: { ...careers, update: editors, delete: editors },
	jobs: careers,
	'job-categories': careers,
	'job-locations': careers,
	// Each role only its kinds: who-reads-messages.test.ts.
	messages: inbox(['administrator', 'sales', 'recruiter']),
	bookings: { read: sales, create: nobody, update: nobody, delete: nobody },
	subscribers: inbox(sales),
	watches: inbox(sales),
	resumes: { read: recruiters, create: nobody, update: nobody, delete: recruiters },
	'problem-reports': { read: qualityPeople, create: qualityPeople, update: qualityPeople, delete: nobody },
	'report-photos': { read: qualityPeople, create: nobody, update: nobody, delete: nobody },
	// As mails: only those to their own role.
	exchanges: { read: roles, create: nobody, update: nobody, delete: nobody },
	'answer-templates': whole(['administrator', 'sales', 'recruiter', 'quality']),
	'missed-searches': { read: ['administrator', 'editor', 'sales'], create: nobody, update: nobody, delete: nobody },
	// Except for administrators, only mails to their own role.
	mails: { read: roles, create: nobody, update: roles, delete: ['administrator'] },
	'product-views': { read: ['administrator', 'editor', 'sales'], create: nobody, update: nobody, delete: nobody },
	delivered: whole(nobody),
	'told-changes': whole(nobody),
	'unsaved-changes': whole(nobody),
	'second-factors': whole(nobody),
	proposals: { read: [...editors, ...overseers], create: nobody, update: nobody, delete: nobody },
	releases: { read: [...editors, ...overseers], create: nobody, update: nobody, delete: nobody },
	erasures: { read: ['administrator'], create: nobody, update: nobody, delete: nobody },
};

const globals: Record<string, Pick<Rule, 'read' | 'update'>> = {
	home: content,
	navigation: content,
	synonyms: content,
	'site-settings': content,
	retention: whole(['administrator']),
	'mail-settings': whole(['administrator']),
	desk: { read: ['administrator', 'sales', 'recruiter', 'quality'], update: ['administrator'] },
	approval: { read: [...editors, ...overseers], update: ['administrator'] },
	'studio-state': whole(nobody),
};

const requestOf = (role: Role) =>
	({ user: { id: 77, collection: 'users', roles: [role] }, payload, context: {} }) as never;

const collection = (slug: string) => payload.config.collections.find((one) => one.slug === slug)?.access;
const global = (slug: string) => payload.config.globals.find((one) => one.slug === slug)?.access;

async function whoMay(rule: Access | undefined): Promise<Role[]> {
	const allowed = await Promise.all(
		roles.map(async (role) => (await rule?.({ req: requestOf(role), id: 1, data: {} })) !== false),
	);
	return roles.filter((_, at) => allowed[at]);
}

/** In the order of the roles. */
const sorted = (who: Who | undefined) => roles.filter((role) => who?.includes(role));

describe('The right to read, create, change and delete', {
	tags: ['@MEET-16', '@REPORT-9', '@DESK-31', '@REL-10'],
}, () => {
	it.each(Object.entries(rules))('%s', async (slug, rule) => {
		for (const operation of ['read', 'create', 'update', 'delete'] as const)
			expect(await whoMay(collection(slug)?.[operation]), operation).toEqual(sorted(rule[operation]));
	});

	it.each(Object.entries(globals))('the global %s', async (slug, rule) => {
		for (const operation of ['read', 'update'] as const)
			expect(await whoMay(global(slug)?.[operation]), operation).toEqual(sorted(rule[operation]));
	});

	it('is listed here for every collection and global', () => {
		const { config } = payload;
		const ours = (all: { slug: string }[]) =>
			all.map(({ slug }) => slug).filter((slug) => !slug.startsWith('payload-'));
		expect(Object.keys(rules)).toEqual(
			expect.arrayContaining(ours(config.collections).filter((slug) => slug !== 'users')),
		);
		expect(Object.keys(globals)).toEqual(expect.arrayContaining(ours(config.globals)));
	});
});

const password = 'nobody-can-guess-this';
const account = (role: Role) => ({ name: role, email: `${role}@example.com`, password, roles: [role] }) as never;

it('nobody changes their own role, and only administrators manage colleagues', async () => {
	for (const role of roles.filter((one) => one !== 'administrator')) {
		const made = await payload.create({ collection: 'users', data: account(role) });
		const own = { overrideAccess: false, user: { ...made, collection: 'users' } } as const;
		await payload.update({ collection: 'users', id: made.id, data: { roles: ['administrator'] }, ...own });
		expect((await payload.findByID({ collection: 'users', id: made.id })).roles).toEqual([role]);
		const other = payload.create({ collection: 'users', data: account('administrator'), ...own });
		await expect(other).rejects.toThrow('not allowed');
		const { docs } = await payload.find({ collection: 'users', ...own });
		expect(docs.map(({ roles }) => roles)).toEqual([[role]]);
	}
});
