import { type APIRequestContext, expect, test } from '@playwright/test';
import { workbook } from '@site/contract/workbook';
import { violationsNow } from '../support/accessibility.ts';
import { as, type Role } from './support/api.ts';
import { signIn } from './support/sign-in.ts';
import { textBlock } from './support/text-block.ts';
import { trailOf } from './support/trail.ts';

const own = `languages-${Date.now().toString(36)}`;

const api = async (request: APIRequestContext, role: Role, path: string) =>
	request.get(path, { headers: await as(request, role) });

/** A published article with a title in both languages, whose English title then changes. */
async function olderArticle(request: APIRequestContext, name: string): Promise<number> {
	const headers = await as(request, 'editor');
	const { docs } = await (
		await request.get('/api/articles?limit=1&depth=0&where[_status][equals]=published', { headers })
	).json();
	const { publishedOn, picture, content } = docs[0];
	const data = {
		...{ slug: name, kind: 'blog', publishedOn, picture, content, contentCn: content, _status: 'published' },
		...{ title: `${name} one`, titleCn: '第一', description: 'A description of it.', keywords: '' },
	};
	const created = await request.post('/api/articles', { headers, data });
	const { id } = (await created.json()).doc;
	const changed = { title: `${name} two`, _status: 'published' };
	expect((await request.patch(`/api/articles/${id}`, { headers, data: changed })).status()).toBe(200);
	return id;
}

test('lists and figures show Chinese texts that are missing or older than English', {
	tag: ['@LANG-1', '@LANG-2', '@LANG-3'],
}, async ({ page, request }) => {
	const id = await olderArticle(request, `${own}-a`);
	await signIn(page, 'editor');
	await page.goto('/admin/figures');
	const card = page.getByRole('region', { name: 'Chinese' });
	await expect(card.getByRole('link', { name: /texts missing/ })).toBeVisible();
	await card.getByRole('link', { name: /older than the English/ }).click();
	const row = page.getByRole('row').filter({ hasText: `${own}-a two` });
	await expect(row.getByRole('cell').nth(3)).toHaveText('1');
	await expect(row.getByRole('cell').nth(4)).toHaveText('1');
	expect((await violationsNow(page)).filter((finding) => /main|studio/.test(finding))).toEqual([]);
	await page.goto(`/admin/collections/articles?search=${own}-a`);
	await expect(page.getByText('English: complete · Chinese: 1 missing, 1 older')).toBeVisible();

	const headers = await as(request, 'editor');
	const translated = { titleCn: '第二', descriptionCn: '说明', _status: 'published' };
	await request.patch(`/api/articles/${id}`, { headers, data: translated });
	await page.reload();
	await expect(page.getByText('English: complete · Chinese: complete')).toBeVisible();
	await page.goto('/admin/languages?kind=articles&state=older');
	await expect(page.getByRole('link', { name: `${own}-a two` })).toHaveCount(0);
	// The API ignores marks that a client sends.
	await request.patch(`/api/articles/${id}`, { headers, data: { translatedFrom: { title: 'x' } } });
	const { translatedFrom } = await (await api(request, 'editor', `/api/articles/${id}?depth=0&draft=true`)).json();
	expect(translatedFrom).toEqual({});
	expect((await api(request, 'sales', '/api/translations/csv')).status()).toBe(403);
});

test('a person chooses to see one language at a time, and the studio remembers it', { tag: '@LANG-4' }, async ({
	page,
	request,
}) => {
	const id = await olderArticle(request, `${own}-b`);
	await signIn(page, 'editor');
	await page.goto(`/admin/collections/articles/${id}`);
	const [english, chinese] = [page.locator('#field-title'), page.locator('#field-titleCn')];
	const shown = page.getByRole('combobox', { name: 'Show', exact: true });
	await expect(chinese).toBeVisible();
	const kept = () => page.waitForResponse((answer) => answer.url().includes('/payload-preferences/') && answer.ok());
	const first = kept();
	await shown.selectOption('Chinese alone');
	await expect(english).toBeHidden();
	await expect(chinese).toBeVisible();
	await first;
	await page.reload();
	await expect(shown).toHaveValue('chinese');
	await expect(english).toBeHidden();
	const again = kept();
	await shown.selectOption('English and Chinese side by side');
	await again;
	await expect(english).toBeVisible();
	await page.getByText('Chinese to write or look at').click();
	await page.getByRole('button', { name: 'Title', exact: true }).click();
	await expect(chinese).toBeFocused();
	expect(await violationsNow(page, '.studio-languages')).toEqual([]);
});

test('each text that needs a translation links to its field, wherever that is', { tag: '@LANG-4' }, async ({
	page,
	request,
}) => {
	const headers = await as(request, 'editor');
	const sections = [textBlock(`${own} section`)];
	const data = { title: `${own}-folded`, slug: `${own}-folded`, description: 'A description.', sections };
	const made = await request.post('/api/free-pages', { headers, data: { ...data, _status: 'published' } });
	const { id } = (await made.json()).doc;
	await signIn(page, 'editor');
	await page.goto(`/admin/collections/free-pages/${id}`);
	const shown = page.getByRole('combobox', { name: 'Show', exact: true });
	const kept = page.waitForResponse((answer) => answer.url().includes('/payload-preferences/') && answer.ok());
	await shown.selectOption('English alone');
	await kept;
	await expect(page.locator('#field-titleCn')).toBeHidden();
	await page.getByText('Chinese to write or look at').click();
	const panel = page.locator('section.studio-languages');
	await panel.getByRole('button', { name: 'Title', exact: true }).click();
	await expect(page.locator('#field-titleCn')).toBeFocused();
	await panel.getByRole('button', { name: 'Description', exact: true }).click();
	await expect(page.locator('#field-descriptionCn')).toBeFocused();
	await panel.getByRole('button', { name: /sections 1 › Text$/i }).click();
	const row = page.locator('#sections-row-0');
	await expect(row.locator('.studio-chinese [contenteditable=true]')).toBeFocused();
	// The other language was shown temporarily; the saved choice is unchanged.
	await page.reload();
	await expect(shown).toHaveValue('english');
	await shown.selectOption('English and Chinese side by side');
	await request.delete(`/api/free-pages/${id}`, { headers });
});

test('a translator’s file is exported, imported after a check, and becomes drafts', {
	tag: ['@LANG-5', '@LANG-6'],
}, async ({ page, request }) => {
	const id = await olderArticle(request, `${own}-c`);
	const item = `articles/${id}`;
	const headers = await as(request, 'editor');
	const csv = await (await api(request, 'editor', `/api/translations/csv?item=${item}`)).text();
	expect(csv).toContain(`"${item}","${own}-c two","title","Title","${own}-c two","第一","older"`);
	expect(csv).toContain('"description","Description","A description of it.","","missing"');
	const xlsx = await api(request, 'editor', `/api/translations/xlsx?item=${item}`);
	expect((await xlsx.body()).subarray(0, 2).toString()).toBe('PK');

	await signIn(page, 'editor');
	await page.goto('/admin/languages');
	const picture = {
		name: 'back.xlsx',
		mimeType: 'image/png',
		buffer: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
	};
	await page.getByLabel('XLSX or CSV file').setInputFiles(picture);
	await page.getByRole('button', { name: 'Check, and show what would change' }).click();
	await expect(page.getByText('This is neither an XLSX nor a CSV file.')).toBeVisible();
	const check = page.getByRole('button', { name: 'Check, and show what would change' });
	const back = csv
		.replace('"第一","older"', '"第二","older"')
		.replace('"A description of it.","","missing"', '"A description of it.","说明","missing"');
	const further = `"${item}","","gone","","Name","名称",""\r\n"articles/999999","","title","","Name","名称",""\r\n`;
	const file = { name: 'back.csv', mimeType: 'text/csv', buffer: Buffer.from(back + further) };
	await page.getByLabel('XLSX or CSV file').setInputFiles(file);
	await check.click();
	await expect(page.getByText('2 changed, 1 unchanged, 0 no longer matching, 2 unknown, 0 wrong.')).toBeVisible();
	await expect(page.getByText('Title: 第一 → 第二')).toBeVisible();
	expect((await violationsNow(page)).filter((finding) => /main|studio/.test(finding))).toEqual([]);

	// A colleague changes the English text meanwhile.
	await request.patch(`/api/articles/${id}`, { headers, data: { title: `${own}-c three`, _status: 'published' } });
	await page.getByRole('button', { name: 'Import 2 texts' }).click();
	await expect(page.getByText('Imported: 1 texts of 1 items.')).toBeVisible();
	const live = await (await api(request, 'editor', `/api/articles/${id}?depth=0`)).json();
	const draft = await (await api(request, 'editor', `/api/articles/${id}?depth=0&draft=true`)).json();
	expect([live.titleCn, live.descriptionCn ?? '']).toEqual(['第一', '']);
	expect([draft._status, draft.titleCn, draft.descriptionCn]).toEqual(['draft', '第一', '说明']);
	expect((await trailOf('articles', id)).at(-1)).toMatchObject({ name: 'editor', reason: 'from a translator’s file' });

	const rows = [
		['item', 'field', 'english', 'chinese'],
		[item, 'description', 'A description of it.', '另一“说明”\n第二行'],
	];
	const spreadsheet = {
		name: 'back.xlsx',
		mimeType: '',
		buffer: Buffer.from(workbook({ name: 'Back', rows, widths: [10] })),
	};
	await page.getByLabel('XLSX or CSV file').setInputFiles(spreadsheet);
	await check.click();
	await expect(page.getByText('1 changed, 0 unchanged, 0 no longer matching, 0 unknown, 0 wrong.')).toBeVisible();
	await page.getByLabel('or rows, pasted').fill(back);
	await check.click();
	await expect(page.getByText('0 changed, 2 unchanged, 1 no longer matching, 0 unknown, 0 wrong.')).toBeVisible();
	await page.getByLabel('or rows, pasted').fill('nothing,of,it');
	await check.click();
	await expect(page.getByRole('alert').filter({ hasText: 'These are missing: item' })).toBeVisible();
	const refused = await request.post('/api/translations/check', {
		headers: await as(request, 'regulatory'),
		multipart: { rows: back },
	});
	expect(refused.status()).toBe(403);
});
