import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import type { APIRequestContext } from '@playwright/test';
import { buildContent } from '../../apps/site/server/content/content.ts';
import { createTypedDrafts } from '../../apps/site/server/typed-drafts.ts';
import { snapshotParts } from '../../packages/contract/src/snapshot.ts';
import { draftField, draftsPath, TypedDraft } from '../../packages/contract/src/typed-draft.ts';
import { as, asSite } from './support/api.ts';
import { ports } from './support/places.ts';
import { expect, test } from './support/without-pages.ts';

/** The part of the site that accepts unsaved text, with the content of the studio. */
async function openSite(request: APIRequestContext) {
	const parts = snapshotParts.map(async (part) => {
		const answer = await request.get(`/api/snapshot/${part}`, { headers: asSite });
		return [part, (await answer.json()).data] as const;
	});
	const content = buildContent(Object.fromEntries(await Promise.all(parts)) as never);
	const drafts = createTypedDrafts({ content: () => content, onShown: () => undefined });
	const server = createServer(async (asked, answer) => {
		const draft = asked.url === draftsPath && TypedDraft.safeParse(await json(asked)).data;
		answer.end(JSON.stringify(draft ? drafts.lay(draft) : null));
	}).listen(ports.site);
	return { drafts, close: () => server.close() };
}

const kinds = [
	{ slug: 'products', field: 'title', part: 'products', begins: /^\/products?\// },
	{ slug: 'articles', field: 'title', part: 'articles', begins: /^\/resources\// },
	{ slug: 'events', field: 'title', part: 'events', begins: /^\/events-info\// },
	{ slug: 'jobs', field: 'title', part: 'jobs', begins: /^\/careers/ },
	{ slug: 'categories', field: 'name', part: 'categories', begins: /^\/product\// },
	{ slug: 'notices', field: 'title', part: 'notices', begins: /^\/notices\// },
	{ slug: 'free-pages', field: 'title', part: 'freePages', begins: /^\// },
	{ slug: 'documents', field: 'title', part: 'documents', begins: /^\//, query: 'where[key][equals]=iso-13485' },
	{ slug: 'board-members', field: 'name', part: 'boardMembers', begins: /^\// },
] as const;
/** New documents start with a file, and new board members with a position among the others. */
const begun = kinds.filter(({ slug }) => slug !== 'documents' && slug !== 'board-members');

test('unsaved text of each kind appears on its page, for saved and new items', {
	tags: ['@EDIT-1', '@EDIT-3'],
}, async ({ request, studio }) => {
	const site = await openSite(request);
	const headers = await as(request, 'administrator');
	const typed = async ({ slug, field, part, begins }: (typeof kinds)[number], doc: { id?: number }) => {
		const { id, ...former } = doc;
		const words = `Words typed into ${slug}`;
		const data = { slug, form: '0'.repeat(32), ...(id && { id }), data: { ...former, [field]: words } };
		const answer = await request.post('/api/draft-preview', { headers, data });
		expect(answer.status(), `${slug}: ${await answer.text()}`).toBe(200);
		const { pathname, searchParams } = new URL((await answer.json()).url);
		expect.soft(pathname, slug).toMatch(begins);
		const seen = site.drafts.contentWith(searchParams.get(draftField) ?? '')?.snapshot[part];
		expect.soft(JSON.stringify(seen), slug).toContain(words);
	};
	for (const kind of kinds) {
		const query = 'query' in kind ? kind.query : 'sort=id';
		const found = await request.get(`/api/${kind.slug}?limit=1&depth=0&${query}`, { headers });
		await typed(kind, (await found.json()).docs[0]);
	}
	for (const kind of begun) {
		const fields = studio.collections[kind.slug]?.config.flattenedFields ?? [];
		const given = fields.flatMap((field) => ('defaultValue' in field ? [[field.name, field.defaultValue]] : []));
		await typed(kind, Object.fromEntries(given));
	}
	site.close();
});

test('an item that no page shows has no preview, and the reason is given', { tags: '@EDIT-19' }, async ({
	request,
}) => {
	const site = await openSite(request);
	const headers = await as(request, 'administrator');
	const { docs } = await (await request.get('/api/documents?limit=1&depth=0&sort=id', { headers })).json();
	const data = { slug: 'documents', form: '0'.repeat(32), id: 999_999, data: { ...docs[0], id: 999_999, key: null } };
	const answer = await request.post('/api/draft-preview', { headers, data });
	expect([answer.status(), await answer.json()]).toEqual([422, { problems: ['No page of the site shows this yet.'] }]);
	site.close();
});
