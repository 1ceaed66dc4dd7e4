import { as } from './support/api.ts';
import { newArticle, typed } from './support/linking.ts';
import { expect, test } from './support/without-pages.ts';

const own = 'links';

test('a person without read permission learns only the number of an item’s uses', { tags: '@LINK-3' }, async ({
	request,
}) => {
	const id = await newArticle(request, `${own}-unread`);
	const editor = await as(request, 'editor');
	const { picture } = await (await request.get(`/api/articles/${id}?depth=0`, { headers: editor })).json();
	const usesFor = async (headers: Record<string, string>) =>
		(await request.get(`/api/links/used/pictures/${picture}`, { headers })).json();
	const all = await usesFor(editor);
	expect(all).toMatchObject({ uses: expect.arrayContaining([expect.objectContaining({ title: `${own}-unread` })]) });
	expect(all.others).toBe(0);
	const isReadable = ({ form }: { form: string }) => /\/collections\/(jobs|job-\w+)\//.test(form);
	const readable = all.uses.filter(isReadable);
	expect(await usesFor(await as(request, 'recruiter'))).toEqual({
		uses: readable,
		others: all.uses.length - readable.length,
	});
});

test('a typed address in a formatted text prevents the deletion of its item', { tags: '@LINK-3' }, async ({
	request,
}) => {
	const headers = await as(request, 'editor');
	const kept = await newArticle(request, `${own}-kept`);
	await newArticle(request, `${own}-keeps`, typed(`link:article${kept}`));
	const deleted = await request.delete(`/api/articles/${kept}`, { headers });
	expect([deleted.status(), await deleted.text()]).toEqual([409, expect.stringContaining(`${own}-keeps`)]);
});

test('addresses in the settings do not count as texts to translate', { tags: '@LANG-1' }, async ({ request }) => {
	const csv = await (
		await request.get('/api/translations/csv?item=site-settings', { headers: await as(request, 'editor') })
	).text();
	expect(csv).toContain('"site-settings"');
	expect(csv).toContain('"phone"');
	expect(csv).not.toMatch(/"(?:links|social)\.|"https?:|"\/[a-z]/);
});
