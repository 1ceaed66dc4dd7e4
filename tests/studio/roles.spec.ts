import { expect, test } from '@playwright/test';
import { as, type Role, roles } from './support/api.ts';

interface Rule {
	read: Role[];
	create: Role[];
	update: Role[];
	delete: Role[];
}

function whole(who: Role[]): Rule {
	return { read: who, create: who, update: who, delete: who };
}
const nobody: Role[] = [];
const editors: Role[] = ['administrator', 'editor'];
/** Those who answer for regulated facts read all content, and change what is regulated. */
const overseers: Role[] = ['regulatory', 'quality'];
const content: Rule = { ...whole(editors), read: [...editors, ...overseers] };
const regulated: Rule = whole([...editors, ...overseers]);
const recruiting: Role[] = [...editors, 'recruiter'];
const careers: Rule = { ...whole(recruiting), read: [...recruiting, ...overseers] };
const sales: Role[] = ['administrator', 'sales'];
const recruiters: Role[] = ['administrator', 'recruiter'];
const qualityPeople: Role[] = ['administrator', 'quality'];

/** One document for each place of the site, and all are there. */
const fixed = (rule: Rule): Rule => ({ ...rule, create: nobody });
const inbox = (who: Role[]): Rule => ({ ...whole(who), create: nobody });

const rules: Record<string, Rule> = {
	products: regulated,
	notices: { ...regulated, delete: nobody },
	lots: { ...whole(['administrator', ...overseers]), read: [...editors, ...overseers] },
	categories: content,
	certifications: content,
	registrations: regulated,
	'test-types': content,
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
	'contact-messages': inbox(sales),
	'quote-requests': inbox(sales),
	'sign-ups': inbox(sales),
	// Holds MEET-16.
	bookings: { read: sales, create: nobody, update: nobody, delete: nobody },
	subscribers: inbox(sales),
	watches: inbox(sales),
	'paper-requests': inbox(sales),
	applications: inbox(recruiters),
	resumes: { read: recruiters, create: nobody, update: nobody, delete: recruiters },
	// Holds REPORT-9.
	'problem-reports': { read: qualityPeople, create: qualityPeople, update: qualityPeople, delete: nobody },
	'report-photos': { read: qualityPeople, create: nobody, update: nobody, delete: nobody },
	exchanges: {
		read: ['administrator', 'sales', 'recruiter', 'quality'],
		create: nobody,
		update: nobody,
		delete: nobody,
	},
	// Holds DESK-31.
	'answer-templates': whole(['administrator', 'sales', 'recruiter', 'quality']),
	'missed-searches': { read: ['administrator', 'editor', 'sales'], create: nobody, update: nobody, delete: nobody },
	// The others may change what went to their own role; one that is not there did not.
	mails: { read: roles, create: nobody, update: ['administrator'], delete: ['administrator'] },
	'product-views': { read: ['administrator', 'editor', 'sales'], create: nobody, update: nobody, delete: nobody },
	delivered: whole(nobody),
	'told-changes': whole(nobody),
	'unsaved-changes': whole(nobody),
	'second-factors': whole(nobody),
	proposals: { read: [...editors, ...overseers], create: nobody, update: nobody, delete: nobody },
	// Holds REL-10.
	releases: { read: [...editors, ...overseers], create: nobody, update: nobody, delete: nobody },
	erasures: { read: ['administrator'], create: nobody, update: nobody, delete: nobody },
};

/** A document that is not there answers 404 to whoever may change it, and 403 to everybody else. */
const missing = 999_999;

for (const role of roles) {
	test(`what ${role} may read, create, change and delete`, async ({ request }) => {
		const headers = await as(request, role);
		for (const [collection, rule] of Object.entries(rules)) {
			const statuses = {
				read: (await request.get(`/api/${collection}?limit=1`, { headers })).status(),
				create: (await request.post(`/api/${collection}`, { headers, data: {} })).status(),
				update: (await request.patch(`/api/${collection}/${missing}`, { headers, data: {} })).status(),
				delete: (await request.delete(`/api/${collection}/${missing}`, { headers })).status(),
			};
			expect.soft(statuses, collection).toEqual({
				read: rule.read.includes(role) ? 200 : 403,
				create: rule.create.includes(role) ? 400 : 403,
				update: rule.update.includes(role) ? 404 : 403,
				delete: rule.delete.includes(role) ? 404 : 403,
			});
		}
	});
}

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

for (const [slug, rule] of Object.entries(globals)) {
	test(`who reads and changes the global ${slug}`, async ({ request }) => {
		for (const role of roles) {
			const headers = await as(request, role);
			const isReader = rule.read.includes(role);
			expect((await request.get(`/api/globals/${slug}`, { headers })).ok(), `${role} reads`).toBe(isReader);
			if (!rule.update.includes(role))
				expect((await request.post(`/api/globals/${slug}`, { headers, data: {} })).status()).toBe(403);
		}
	});
}

test('every collection and global that staff can open has a rule here', async ({ request }) => {
	const headers = await as(request, 'administrator');
	const open = await (await request.get('/api/access', { headers })).json();
	const ours = (slugs: object) => Object.keys(slugs).filter((slug) => !slug.startsWith('payload-'));
	expect(Object.keys(rules)).toEqual(expect.arrayContaining(ours(open.collections).filter((slug) => slug !== 'users')));
	expect(Object.keys(globals)).toEqual(expect.arrayContaining(ours(open.globals)));
});

test('nobody gives themselves a role, and only administrators manage colleagues', async ({ request }) => {
	for (const role of roles.filter((one) => one !== 'administrator')) {
		const headers = await as(request, role);
		const { user } = await (await request.get('/api/users/me', { headers })).json();
		await request.patch(`/api/users/${user.id}`, { headers, data: { roles: ['administrator'] } });
		const again = await (await request.get('/api/users/me', { headers })).json();
		expect(again.user.roles).toEqual([role]);
		const created = await request.post('/api/users', {
			headers,
			data: { name: 'x', email: 'x@example.com', password: 'nobody-can-guess-this', roles: ['administrator'] },
		});
		expect(created.status()).toBe(403);
		const { docs } = await (await request.get('/api/users', { headers })).json();
		for (const doc of docs) expect(doc.roles).toEqual([role]);
		expect(docs.length).toBeGreaterThan(0);
	}
});
