// Nightly, and when one of these changes: apps/studio/src/preview apps/studio/src/unsaved apps/site/app/document/previewed.ts package-lock.json
import { expect, type FrameLocator, type Page, type Route, test } from '@playwright/test';
import { as } from './support/api.ts';
import { siteUrl, studioUrl } from './support/places.ts';
import { openRow } from './support/rows.ts';
import { signIn } from './support/sign-in.ts';
import { textBlock } from './support/text-block.ts';

const frameOf = (page: Page): FrameLocator => page.frameLocator('#live-preview-iframe');

/** Opens a form of the studio with its preview. */
async function openWithPreview(page: Page, path: string): Promise<void> {
	await page.goto(`${studioUrl}/admin/${path}`);
	const toggler = page.locator('#live-preview-toggler');
	await expect(toggler).toBeVisible();
	// The preview is still open if this person opened it before.
	if (!/--active/.test((await toggler.getAttribute('class')) ?? '')) await toggler.click();
}

/** Opens a form of the studio and returns the preview beside it. */
async function openBeside(page: Page, path: string): Promise<FrameLocator> {
	await openWithPreview(page, path);
	const frame = page.locator('#live-preview-iframe');
	await expect(frame).toHaveAttribute('src', new RegExp(`^${siteUrl}/.*draft=`));
	return frameOf(page);
}

async function first(page: Page, collection: string, query = 'sort=id'): Promise<Record<string, unknown>> {
	const headers = await as(page.request, 'editor');
	const answer = await page.request.get(`${studioUrl}/api/${collection}?limit=1&depth=0&${query}`, { headers });
	return (await answer.json()).docs[0];
}

test('unsaved text appears on its page beside the form', { tag: ['@smoke', '@EDIT-1'] }, async ({ page }) => {
	await signIn(page, 'editor');
	const { id } = await first(page, 'products');
	const frame = await openBeside(page, `collections/products/${id}`);
	for (const words of ['Words typed into a product', 'And others']) {
		await page.locator('#field-title').fill(words);
		await expect(frame.locator('body')).toContainText(words);
	}
});

test('unsaved text of a page, Home, menu and settings appears beside the form', { tag: '@EDIT-1' }, async ({
	page,
}) => {
	await signIn(page, 'editor');
	const about = await first(page, 'pages', 'where[key][equals]=about');
	let frame = await openBeside(page, `collections/pages/${about.id}`);
	await openRow(page, '#sections-row-0');
	await page.locator('#field-sections__0__title').fill('A heading that is being typed');
	await expect(frame.getByRole('heading', { level: 1 })).toHaveText('A heading that is being typed');

	frame = await openBeside(page, 'globals/home');
	await page.locator('#field-notice__text').fill('A notice of days long gone');
	await expect(frame.locator('body')).toContainText('A notice of days long gone');
	await openRow(page, '#banners-row-0');
	await page.locator('#field-banners__0__title').fill('A banner that is being typed');
	await expect(frame.locator('main')).toContainText('A banner that is being typed');

	frame = await openBeside(page, 'globals/navigation');
	await openRow(page, '#items-row-0');
	await page.locator('#field-items__0__name').fill('Typed item');
	await expect(frame.getByRole('banner')).toContainText('Typed item');

	frame = await openBeside(page, 'globals/site-settings');
	await page.locator('#field-phone').fill('+1 555 0100 999');
	await expect(frame.locator('body')).toContainText('+1 555 0100 999');
});

test('a preview without a response updates once there is one', { tag: '@EDIT-1' }, async ({ page }) => {
	await signIn(page, 'editor');
	const article = await first(page, 'articles', 'sort=id&where[_status][equals]=published');
	const frame = await openBeside(page, `collections/articles/${article.id}`);
	const busy = { status: 503, json: { problems: ['The site does not answer'] } };
	const silences: ((route: Route) => Promise<void>)[] = [(route) => route.abort(), (route) => route.fulfill(busy)];
	for (const [at, silence] of silences.entries()) {
		await page.route('**/api/draft-preview', silence);
		await page.locator('#field-title').fill(`Typed in silence ${at}`);
		await expect(page.locator('.studio-typed-preview')).toContainText(/does not answer/);
		await page.unroute('**/api/draft-preview');
		await expect(frame.locator('body')).toContainText(`Typed in silence ${at}`);
		await expect(page.locator('.studio-typed-preview')).not.toContainText(/does not answer/);
	}
});

test('a new item appears on its page before it is saved', { tag: ['@EDIT-1', '@EDIT-3'] }, async ({ page }) => {
	await signIn(page, 'editor');
	const frame = await openBeside(page, 'collections/articles/create');
	await page.locator('#field-title').fill('A title of something new');
	await expect(frame.locator('body')).toContainText('A title of something new');
	await page.locator('#live-preview-toggler').click();
	await expect(page.locator('#live-preview-iframe')).toBeHidden();
});

test('a reusable section without sections says what to do to see it', { tag: '@EDIT-3' }, async ({ page }) => {
	await signIn(page, 'editor');
	await page.goto(`${studioUrl}/admin/collections/reusable-sections/create`);
	await page.locator('#field-title').fill('Empty so far');
	await page.getByRole('button', { name: 'See the page' }).click();
	await expect(page.getByRole('status').filter({ hasText: 'Add a section to see it.' })).toBeVisible();
	await expect(page.getByText('The preview stays as it was')).toHaveCount(0);
});

test('unsaved text of a reusable section appears on a page that shows it, or alone', { tag: '@EDIT-18' }, async ({
	page,
	request,
}) => {
	await signIn(page, 'editor');
	const headers = await as(request, 'editor');
	const made = async (collection: string, data: object): Promise<number> => {
		const answer = await request.post(`/api/${collection}`, { headers, data: { ...data, _status: 'published' } });
		expect(answer.status(), await answer.text()).toBe(201);
		return (await answer.json()).doc.id;
	};
	const typesInto = async (id: number, words: string, path: string) => {
		const frame = await openBeside(page, `collections/reusable-sections/${id}`);
		await expect(page.locator('#live-preview-iframe')).toHaveAttribute('src', new RegExp(`^${siteUrl}/${path}\\?`));
		await openRow(page, '#sections-row-0');
		await page.locator('#field-sections__0__title').fill(words);
		await expect(frame.locator('main')).toContainText(words);
	};
	const reused = { title: 'Reused', sections: [textBlock('First words of it')] };
	const [alone, shown] = [await made('reusable-sections', reused), await made('reusable-sections', reused)];
	await typesInto(alone, 'Typed where no page shows it', 'reusable-section');
	const slug = `reuses-${Date.now()}`;
	const sections = [textBlock('Words of the page'), { blockType: 'reusable', section: shown }];
	const free = await made('free-pages', { title: 'Reuses', slug, sections });
	await typesInto(shown, 'Typed where a page shows it', slug);
	await expect(frameOf(page).locator('main')).toContainText('Words of the page');
	await request.delete(`/api/free-pages/${free}`, { headers });
	for (const id of [alone, shown]) await request.delete(`/api/reusable-sections/${id}`, { headers });
	await request.delete('/api/redirects?where[kind][equals]=page', { headers });
});

test('a letter appears in its notice; a document on no page has no preview', { tag: '@EDIT-19' }, async ({
	page,
	request,
}) => {
	await signIn(page, 'editor');
	const letter = await first(page, 'documents', 'where[title][like]=COVID-19 Ag Rapid Test: letter');
	const frame = await openBeside(page, `collections/documents/${letter.id}`);
	await expect(page.locator('#live-preview-iframe')).toHaveAttribute('src', /\/notices\/[\w-]+\?/);
	await page.locator('#field-title').fill('A letter that is being written');
	await expect(frame.locator('main')).toContainText('A letter that is being written');

	const headers = await as(request, 'editor');
	const paper = `%PDF-1.4\n${'seen nowhere '.repeat(200)}\nxref\n%%EOF\n`;
	const file = { name: 'nowhere.pdf', mimeType: 'application/pdf', buffer: Buffer.from(paper) };
	const multipart = { _payload: JSON.stringify({ title: 'Seen nowhere' }), file };
	const answer = await request.post('/api/documents', { headers, multipart });
	expect(answer.status(), await answer.text()).toBe(201);
	const { id } = (await answer.json()).doc;
	await openWithPreview(page, `collections/documents/${id}`);
	await expect(page.getByRole('status').filter({ hasText: 'No page of the site shows this yet.' })).toBeVisible();
	await expect(page.locator('#live-preview-iframe')).not.toHaveAttribute('src', /draft=/);
	await request.delete(`/api/documents/${id}`, { headers });
});

test('in a narrow window the form comes before the preview', { tag: '@EDIT-13' }, async ({ page }) => {
	await signIn(page, 'editor');
	const { id } = await first(page, 'articles');
	await openBeside(page, `collections/articles/${id}`);
	await page.setViewportSize({ width: 390, height: 844 });
	const top = async (of: string) => (await page.locator(of).boundingBox())?.y ?? Number.NaN;
	await expect.poll(async () => (await top('#live-preview-iframe')) - (await top('#field-title'))).toBeGreaterThan(0);
});

test('a picture in a text fits a narrow window, with the preview and without', { tag: '@EDIT-13' }, async ({
	page,
	request,
}) => {
	await signIn(page, 'editor');
	const headers = await as(request, 'editor');
	const pattern = await first(page, 'articles', 'where[_status][equals]=published');
	const { id: value } = await first(page, 'pictures', 'where[width][greater_than]=1500');
	const upload = { type: 'upload', version: 3, format: '', relationTo: 'pictures', value, fields: null };
	const root = { type: 'root', version: 1, format: '', indent: 0, direction: null, children: [upload] };
	const { publishedOn, picture } = pattern;
	const data = { title: 'With a wide picture', slug: `wide-${Date.now()}`, publishedOn, picture, content: { root } };
	const made = await request.post('/api/articles?draft=true', { headers, data: { ...data, _status: 'draft' } });
	const { id } = (await made.json()).doc;
	await openBeside(page, `collections/articles/${id}`);
	await page.setViewportSize({ width: 390, height: 844 });
	const inText = page.locator('.LexicalEditorTheme__upload img').first();
	await expect.poll(() => inText.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
	const width = () => page.evaluate(() => document.documentElement.scrollWidth);
	await expect.poll(width).toBeLessThanOrEqual(390);
	expect((await inText.boundingBox())?.width).toBeLessThanOrEqual(390);
	await page.locator('#live-preview-toggler').click();
	await expect(page.locator('#live-preview-iframe')).toBeHidden();
	await expect.poll(width).toBeLessThanOrEqual(390);
	await request.delete(`/api/articles/${id}`, { headers });
});

test('two tabs with new items of the same kind have separate previews', { tag: '@EDIT-2' }, async ({
	page,
	context,
}) => {
	await signIn(page, 'editor');
	const other = await context.newPage();
	const begin = async (tab: Page, title: string) => {
		const frame = await openBeside(tab, 'collections/events/create');
		await tab.locator('#field-title').fill(title);
		await expect(frame.locator('body')).toContainText(title);
		return frame;
	};
	const one = await begin(page, 'The first of two');
	await begin(other, 'The second of two');
	await one.locator('html').evaluate(() => location.reload());
	await expect(one.getByRole('heading', { level: 1 })).toContainText('The first of two');
});

const section = textBlock('First words of a section');

test('an unpublished free page has a preview at every typed address', {
	tag: ['@EDIT-1', '@EDIT-3', '@EDIT-12'],
}, async ({ page, request }) => {
	await signIn(page, 'editor');
	const headers = await as(request, 'editor');
	const mark = `unseen${Date.now()}`;
	const data = { title: `Search ${mark}`, sections: [section] };
	const made = await request.post('/api/free-pages?draft=true', { headers, data: { ...data, _status: 'draft' } });
	const { id } = (await made.json()).doc;
	const src = page.locator('#live-preview-iframe');
	const addressed = (path: string) => new RegExp(`^${siteUrl}/${path}\\?.*draft=`);

	const frame = await openBeside(page, `collections/free-pages/${id}`);
	await expect(src).toHaveAttribute('src', addressed(`search-${mark}`));
	await expect(frame.locator('main')).toContainText(section.title);
	expect((await request.get(`${siteUrl}/search-${mark}`, { maxRedirects: 0 })).headers().location).toBe('/');
	await page.locator('#field-slug').fill(`/campaigns/${mark}`);
	await expect(src).toHaveAttribute('src', addressed(`campaigns/${mark}`));
	await expect(frame.locator('main')).toContainText(section.title);
	// The site's fixed pages do not show the typed text.
	await page.locator('#field-slug').fill('search');
	await expect(page.getByRole('status').filter({ hasText: 'belongs to the site itself' })).toBeVisible();
	await expect(src).toHaveAttribute('src', addressed(`campaigns/${mark}`));
	await page.locator('#field-slug').fill('');
	await page.locator('#field-title').fill('Search');
	await expect(src).toHaveAttribute('src', addressed('search-2'));
	await expect(frame.locator('main')).toContainText(section.title);

	// Published, and then with another address in the form.
	const published = { slug: mark, _status: 'published' };
	const answer = await request.patch(`/api/free-pages/${id}`, { headers, data: published });
	expect(answer.status(), await answer.text()).toBe(200);
	await openBeside(page, `collections/free-pages/${id}`);
	await page.locator('#field-slug').fill(`campaigns/other-${mark}`);
	await expect(src).toHaveAttribute('src', addressed(`campaigns/other-${mark}`));
	await expect(frame.locator('main')).toContainText(section.title);
	await request.delete(`/api/free-pages/${id}`, { headers });
	await request.delete('/api/redirects?where[kind][equals]=page', { headers });
});

test('the preview has the chosen layout and language', { tag: '@EDIT-2' }, async ({ page }) => {
	await signIn(page, 'editor');
	const { id } = await first(page, 'articles');
	const frame = await openBeside(page, `collections/articles/${id}`);
	await page.locator('#field-titleCn').fill('正在输入的标题');
	await page.getByLabel('Preview in').selectOption('cn');
	await expect(frame.locator('html')).toHaveAttribute('lang', 'zh-CN');
	await expect(frame.getByRole('heading', { level: 1 })).toHaveText('正在输入的标题');
	await page.getByRole('combobox', { name: /^Layout/ }).selectOption('Phone');
	await expect(frame.locator('html')).toHaveAttribute('data-layout', 'mobile');
	await page.locator('#field-titleCn').fill('另一个标题');
	await expect(frame.getByRole('heading', { level: 1 })).toHaveText('另一个标题');
});

test('the preview names the invalid field, and keeps the last good state', { tag: '@EDIT-3' }, async ({ page }) => {
	await signIn(page, 'editor');
	const { id } = await first(page, 'products', 'sort=-id');
	const frame = await openBeside(page, `collections/products/${id}`);
	await page.locator('#field-title').fill('The last good title');
	await expect(frame.getByRole('heading', { level: 1 })).toHaveText('The last good title');
	await page.locator('#field-buyUrl').fill('not an address');
	await expect(page.getByRole('status').filter({ hasText: 'Buy Now leads to: ' })).toBeVisible();
	await expect(frame.getByRole('heading', { level: 1 })).toHaveText('The last good title');
	await page.locator('#field-buyUrl').fill('');
	await page.locator('#field-title').fill('A better title');
	await expect(frame.getByRole('heading', { level: 1 })).toHaveText('A better title');
});

test('a click in the preview leads to its field, and a field to its words', { tag: '@EDIT-5' }, async ({ page }) => {
	await signIn(page, 'editor');
	const { id, content } = await first(page, 'articles');
	let frame = await openBeside(page, `collections/articles/${id}`);
	await frame.getByRole('heading', { level: 1 }).click();
	await expect(page.locator('#field-title')).toBeFocused();
	const words = /"text":"([^"]{12,40})/.exec(JSON.stringify(content))?.[1] ?? '';
	await frame.getByText(words).first().click();
	await expect(page.locator('.rich-text-lexical [contenteditable=true]').first()).toBeFocused();

	const about = await first(page, 'pages', 'where[key][equals]=about');
	frame = await openBeside(page, `collections/pages/${about.id}`);
	const sections = about.sections as { title?: string }[];
	const at = sections.findLastIndex(({ title }) => Boolean(title));
	const heading = frame.getByRole('heading', { name: sections[at]?.title, exact: true }).first();
	await heading.click();
	await expect(page.locator(`#field-sections__${at}__title`)).toBeFocused();
	await frame.locator('html').evaluate(() => scrollTo(0, 0));
	await expect(heading).not.toBeInViewport();
	await page.locator(`#field-sections__${at}__titleCn`).focus();
	await page.locator(`#field-sections__${at}__title`).focus();
	await expect(heading).toBeInViewport();
});

test('a preview is only for its author: it is neither found, cached nor counted', { tag: '@EDIT-6' }, async ({
	page,
	request,
}) => {
	await signIn(page, 'editor');
	const { id, title } = await first(page, 'articles');
	const frame = await openBeside(page, `collections/articles/${id}`);
	await page.locator('#field-title').fill('Seen by nobody else');
	await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Seen by nobody else');
	const address = (await page.locator('#live-preview-iframe').getAttribute('src')) ?? '';
	const shown = await request.get(address);
	expect(shown.status()).toBe(200);
	expect(shown.headers()['cache-control']).toBe('no-store');
	expect(shown.headers()['x-robots-tag']).toBe('noindex');
	expect(shown.headers()['referrer-policy']).toBe('no-referrer');
	expect(shown.headers()['content-security-policy']).toContain(`frame-ancestors ${studioUrl}`);
	const forged = new URL(address);
	forged.searchParams.set('draft', 'A'.repeat(43));
	expect((await request.get(forged.href)).status()).toBe(404);
	const plain = await request.get(address.replace(/\?.*/, ''));
	expect(await plain.text()).toContain(String(title));
	expect(await plain.text()).not.toContain('Seen by nobody else');
	expect(await plain.text()).not.toContain('draft-changed');

	const data = { slug: 'articles', form: '0'.repeat(32), id, data: { title: 'x' } };
	expect((await request.post(`${studioUrl}/api/draft-preview`, { data })).status()).toBe(403);
	const headers = await as(request, 'sales');
	expect((await request.post(`${studioUrl}/api/draft-preview`, { headers, data })).status()).toBe(403);
	expect((await request.post(`${siteUrl}/apis/internal/drafts`, { data })).status()).toBe(401);
});
