import { type APIRequestContext, expect, test } from '@playwright/test';
import { violationsNow } from '../support/accessibility.ts';
import { as } from './support/api.ts';
import { siteUrl, studioUrl } from './support/places.ts';
import { signIn } from './support/sign-in.ts';
import { wire } from './support/site.ts';
import { textBlock } from './support/text-block.ts';

type Data = Record<string, unknown>;
type Doc = Data & { id: number };

const path = '/api/free-pages';

async function make(request: APIRequestContext, data: Data): Promise<Doc> {
	const headers = await as(request, 'editor');
	const whole = { _status: 'published', sections: [textBlock('Own words')], ...data };
	const answer = await request.post(path, { headers, data: whole });
	const body = await answer.json();
	expect(answer.status(), JSON.stringify(body)).toBe(201);
	return body.doc;
}

async function change(request: APIRequestContext, { id }: Doc, data: Data, collection = 'free-pages') {
	return request.patch(`/api/${collection}/${id}`, { headers: await as(request, 'editor'), data });
}

/** The items that a test removes leave rows of former addresses. */
async function remove(request: APIRequestContext, ...docs: Doc[]) {
	const headers = await as(request, 'editor');
	for (const { id } of docs) await request.delete(`${path}/${id}`, { headers });
	await request.delete('/api/redirects?where[kind][equals]=page', { headers });
}

const answerOf = async (request: APIRequestContext, address: string) => {
	const answer = await request.get(siteUrl + address, { maxRedirects: 0 });
	return [answer.status(), answer.headers().location];
};

test('staff publish a campaign from a template, with menu, sitemap and search', {
	tag: ['@FREE-1', '@FREE-2', '@FREE-5', '@FREE-6', '@FREE-9', '@FREE-12'],
}, async ({ page, request }) => {
	test.setTimeout(240_000);
	const headers = await as(request, 'editor');
	await signIn(page, 'editor');
	await page.goto(`${studioUrl}/admin/collections/free-pages/create`);
	await page.locator('#field-title').fill('Quokka weeks');
	await page.locator('#field-titleCn').fill('短尾袋鼠周');
	const save = page.getByRole('button', { name: 'Save Draft' });
	await expect(save).toBeEnabled();
	const campaign = page.getByRole('radio', { name: /^Campaign/ });
	await campaign.focus();
	await page.keyboard.press('Space');
	await expect(campaign).toBeChecked();
	expect(await violationsNow(page, '.radio-group')).toEqual([]);
	await save.click();
	await expect(page).toHaveURL(/free-pages\/\d+/);
	await expect(page.locator('#field-slug')).toHaveValue('quokka-weeks');
	await expect(page.getByText(/Picture beside words: ✎ What we offer/)).toBeVisible();

	// Publishing names the text that is still a placeholder, and is refused.
	await page.getByRole('button', { name: 'Publish changes' }).click();
	await expect(
		page.getByText('This still says what belongs here: write it, or remove the section.').first(),
	).toBeVisible();
	const id = Number(page.url().match(/free-pages\/(\d+)/)?.[1]);
	const refused = await change(request, { id }, { _status: 'published' });
	const reasons = (await refused.json()).errors[0].data.errors as { path: string; label: string }[];
	expect(reasons.map((reason) => reason.path)).toEqual(expect.arrayContaining(['sections.0.title', 'sections.1.body']));
	expect(reasons.map((reason) => reason.label)).toContain('sections 1 > Title');

	// Replaces every text and chooses the pictures, as the form would send them.
	const { docs } = await (await request.get('/api/pictures?limit=2&sort=id', { headers })).json();
	const draft = await (await request.get(`${path}/${id}?draft=true&depth=0`, { headers })).json();
	const sections = JSON.parse(JSON.stringify(draft.sections).replaceAll('✎ ', 'Our ')) as Data[];
	const withPictures = sections.map((section, at) =>
		['banner', 'split'].includes(String(section.blockType)) ? { ...section, picture: docs[at].id } : section,
	);
	const published = await change(request, { id }, { sections: withPictures, _status: 'published' });
	expect(published.status(), await published.text()).toBe(200);

	await expect.poll(() => answerOf(request, '/quokka-weeks')).toEqual([200, undefined]);
	expect(await answerOf(request, '/Quokka-Weeks/')).toEqual([301, '/quokka-weeks']);
	await page.goto(`${siteUrl}/quokka-weeks?lang=cn`);
	await expect(page).toHaveTitle(/^短尾袋鼠周 - /);
	await expect(page.getByRole('heading', { level: 1 })).toContainText('活动的主题');
	await page.goto(`${siteUrl}/quokka-weeks?lang=en`);
	await expect(page.getByRole('main').locator('img').first()).toBeVisible();
	expect(await (await request.get(`${siteUrl}/sitemap.xml`)).text()).toContain('/quokka-weeks</loc>');
	const search = { keyword: 'quokka', language: 'en', all: 1, page: 1, page_size: 5 };
	await expect
		.poll(async () => JSON.stringify(await wire(request, '/index/search', search)))
		.toContain('/quokka-weeks');

	// The menu links to the page, follows its address, and prevents its deletion.
	const menu = await (await request.get('/api/globals/navigation?depth=0', { headers })).json();
	const items = [...menu.items, { name: 'Quokkas', nameCn: '短尾袋鼠', page: id }];
	const saved = await request.post('/api/globals/navigation', { headers, data: { ...menu, items } });
	expect(saved.status(), await saved.text()).toBe(200);
	const inMenu = async () => JSON.stringify(await wire(request, '/index/cate', { language: 'en' }));
	await expect.poll(inMenu).toContain('"/quokka-weeks"');
	expect((await change(request, { id }, { slug: 'campaigns/quokkas', _status: 'published' })).status()).toBe(200);
	await expect.poll(inMenu).toContain('"/campaigns/quokkas"');
	expect(await answerOf(request, '/quokka-weeks')).toEqual([301, '/campaigns/quokkas']);
	for (const data of [{ _status: 'draft' }, { deletedAt: new Date().toISOString() }]) {
		const kept = await change(request, { id }, data);
		expect(kept.status()).toBe(409);
		expect((await kept.json()).errors[0].message).toContain('“Menu”');
	}
	await request.post('/api/globals/navigation', { headers, data: menu });
	await remove(request, { id });
});

test('an unpublished page is a 404 or redirects, and returns when published again', { tag: '@FREE-7' }, async ({
	request,
}) => {
	const headers = await as(request, 'editor');
	const made = await make(request, { title: 'Here today', slug: 'summer/here-today', sections: [textBlock('Today')] });
	const address = '/summer/here-today';
	await expect.poll(() => answerOf(request, address)).toEqual([200, undefined]);
	expect((await change(request, made, { _status: 'draft' })).status()).toBe(200);
	await expect.poll(() => answerOf(request, address)).toEqual([404, undefined]);
	expect(await answerOf(request, '/summer/never-there')).toEqual([302, '/']);

	const where = 'where[from][equals]=summer/here-today';
	const { docs } = await (await request.get(`/api/redirects?${where}`, { headers })).json();
	expect(docs).toHaveLength(1);
	expect((await request.patch(`/api/redirects/${docs[0].id}`, { headers, data: { to: '/events' } })).status()).toBe(
		200,
	);
	await expect.poll(() => answerOf(request, address)).toEqual([301, '/events']);

	expect((await change(request, made, { _status: 'published' })).status()).toBe(200);
	await expect.poll(() => answerOf(request, address)).toEqual([200, undefined]);
	expect((await change(request, made, { slug: 'summer/moved', _status: 'published' })).status()).toBe(200);
	await expect.poll(() => answerOf(request, address)).toEqual([301, '/summer/moved']);
	await request.delete(`${path}/${made.id}`, { headers });
	await expect.poll(() => answerOf(request, '/summer/moved')).toEqual([404, undefined]);
	await remove(request);
});

test('a page that returns under another address keeps the former one too', { tag: '@FREE-7' }, async ({ request }) => {
	const made = await make(request, { title: 'There and back', slug: 'autumn/there', sections: [textBlock('Back')] });
	const off = [{ _status: 'draft' }, { deletedAt: new Date().toISOString() }];
	for (const [at, data] of off.entries()) {
		const [from, to] = [made.slug, `autumn/back-${at}`];
		await expect.poll(() => answerOf(request, `/${from}`)).toEqual([200, undefined]);
		expect((await change(request, made, data)).status()).toBe(200);
		await expect.poll(() => answerOf(request, `/${from}`)).toEqual([404, undefined]);
		const back = { deletedAt: null, slug: to, _status: 'published' };
		const answer = await request.patch(`${path}/${made.id}?trash=true`, {
			headers: await as(request, 'editor'),
			data: back,
		});
		expect(answer.status(), await answer.text()).toBe(200);
		await expect.poll(() => answerOf(request, `/${from}`)).toEqual([301, `/${to}`]);
		made.slug = to;
	}
	expect(await answerOf(request, '/autumn/there')).toEqual([301, '/autumn/back-1']);
	await remove(request, made);
});

test('a page without sections stays a draft, and its form says why in both languages', {
	tag: ['@FREE-18', '@ZH-4'],
}, async ({ page, request }) => {
	const bare = await make(request, { title: 'Bare', slug: 'bare-page', sections: [], _status: 'draft' });
	const refusal = async (language: 'en' | 'zh') => {
		const headers = { ...(await as(request, 'editor')), cookie: `payload-lng=${language}` };
		const answer = await request.patch(`${path}/${bare.id}`, { headers, data: { _status: 'published' } });
		expect(answer.status()).toBe(400);
		return (await answer.json()).errors[0].data.errors;
	};
	const said = 'Without sections the page shows nothing: add one.';
	expect(await refusal('en')).toMatchObject([{ path: 'sections', message: said }]);
	expect(await refusal('zh')).toMatchObject([
		{ path: 'sections', message: '没有版块，页面上什么都没有：请添加版块。' },
	]);
	await signIn(page, 'editor');
	await page.goto(`${studioUrl}/admin/collections/free-pages/${bare.id}`);
	await page.getByRole('button', { name: 'Publish changes' }).click();
	await expect(page.getByText(said).first()).toBeVisible();
	expect(await answerOf(request, '/bare-page')).toEqual([302, '/']);
	expect((await change(request, bare, { sections: [textBlock('Now')], _status: 'published' })).status()).toBe(200);
	await expect.poll(() => answerOf(request, '/bare-page')).toEqual([200, undefined]);
	await remove(request, bare);
});

test('a draft of a free page is not on the site, and Chinese falls back to English', { tag: '@FREE-1' }, async ({
	request,
}) => {
	const draft = await make(request, { title: 'Not yet', slug: 'not-yet', _status: 'draft' });
	const english = await make(request, {
		title: 'English alone',
		slug: 'english-alone',
		sections: [textBlock('Alone')],
	});
	await expect.poll(() => answerOf(request, '/english-alone')).toEqual([200, undefined]);
	expect(await answerOf(request, '/not-yet')).toEqual([302, '/']);
	const chinese = await (await request.get(`${siteUrl}/english-alone?lang=cn`)).text();
	expect(chinese).toContain('<html lang="zh-CN"');
	expect(chinese).toContain('English alone');
	await remove(request, draft, english);
});

test('a reusable section changes on every page, and cannot be deleted while in use', { tag: '@FREE-14' }, async ({
	page,
	request,
}) => {
	const headers = await as(request, 'editor');
	const answer = await request.post('/api/reusable-sections', {
		headers,
		data: { title: 'Two of them', sections: [textBlock('First words'), textBlock('More words')], _status: 'published' },
	});
	const { doc } = await answer.json();
	expect(answer.status(), JSON.stringify(doc)).toBe(201);
	const placed = { blockType: 'reusable', section: doc.id };
	const one = await make(request, { title: 'One', slug: 'shows/one', sections: [placed] });
	const other = await make(request, {
		title: 'Other',
		slug: 'shows/other',
		sections: [textBlock('Own words'), placed],
	});
	const shown = async (address: string) => (await request.get(siteUrl + address)).text();
	for (const address of ['/shows/one', '/shows/other'])
		await expect.poll(() => shown(address)).toContain('First words');

	const changed = await change(
		request,
		doc,
		{ sections: [textBlock('Other words')], _status: 'published' },
		'reusable-sections',
	);
	expect(changed.status()).toBe(200);
	for (const address of ['/shows/one', '/shows/other'])
		await expect.poll(() => shown(address)).toContain('Other words');
	expect(await shown('/shows/one')).not.toContain('First words');

	const refusals = [
		await request.delete(`/api/reusable-sections/${doc.id}`, { headers }),
		await change(request, doc, { _status: 'draft' }, 'reusable-sections'),
		await change(request, doc, { deletedAt: new Date().toISOString() }, 'reusable-sections'),
	];
	for (const refusal of refusals) {
		expect(refusal.status()).toBe(409);
		expect((await refusal.json()).errors[0].message).toContain('“One”');
	}
	// An error after the section is marked in its row, and an unpublished section is refused.
	const wrong = await change(request, other, {
		sections: [placed, { ...textBlock('x'), body: null }],
		_status: 'published',
	});
	expect((await wrong.json()).errors[0].data.errors).toMatchObject([{ path: 'sections.1.body' }]);
	const draft = await request.post('/api/reusable-sections', {
		headers,
		data: { title: 'Draft', sections: [textBlock('x')] },
	});
	const { doc: unpublished } = await draft.json();
	const sections = [{ blockType: 'reusable', section: unpublished.id }];
	const early = await change(request, other, { sections, _status: 'published' });
	expect((await early.json()).errors[0].data.errors).toMatchObject([
		{ path: 'sections.0.section', message: 'This is not published yet: publish it first.' },
	]);

	await signIn(page, 'editor');
	await page.goto(`${studioUrl}/admin/collections/reusable-sections/${doc.id}`);
	await expect(page.getByRole('region', { name: 'Used by' })).toContainText(/2 free pages: “\w+”, “\w+”/);
	expect(await violationsNow(page, '[aria-label="Used by"]')).toEqual([]);
	await page.goto(`${studioUrl}/admin/collections/free-pages/${one.id}`);
	await expect(page.getByText('Reusable section: Two of them')).toBeVisible();
	await remove(request, one, other);
	for (const { id } of [doc, unpublished])
		expect((await request.delete(`/api/reusable-sections/${id}`, { headers })).status()).toBe(200);
});

test('sections and banners are folded, show their first words, and can be copied', {
	tag: ['@FREE-11', '@FREE-16'],
}, async ({ page, request }) => {
	const target = await make(request, { title: 'Copied to', slug: 'copied-to', sections: [textBlock('Own words')] });
	await signIn(page, 'editor');
	await page.goto(`${studioUrl}/admin/globals/home`);
	const banner = page.locator('#banners-row-2');
	await expect(banner).toContainText(/03 · Banner: \S+/);
	await expect(banner.locator('.collapsible').first()).toHaveClass(/collapsible--collapsed/);

	const headers = await as(request, 'editor');
	const where = 'where[key][equals]=partnering';
	const { docs } = await (await request.get(`/api/pages?${where}&depth=0`, { headers })).json();
	await page.goto(`${studioUrl}/admin/collections/pages/${docs[0].id}`);
	const row = page.locator('#sections-row-1');
	await expect(row).toContainText('02 · Picture beside words: What We Look For');
	await expect(row.locator('.collapsible').first()).toHaveClass(/collapsible--collapsed/);
	await row.locator('.array-actions__button').first().click();
	await page.getByRole('button', { name: 'Copy Row' }).click();

	await page.goto(`${studioUrl}/admin/collections/free-pages/${target.id}`);
	await page.locator('#sections-row-0 .array-actions__button').first().click();
	await page.getByRole('button', { name: 'Paste Row' }).click();
	await expect(page.locator('#sections-row-0')).toContainText('Pasted in the place of “Text”: What We Look For');
	await page.getByRole('button', { name: 'Publish changes' }).click();
	await expect(page.getByText('Updated successfully')).toBeVisible();
	await expect.poll(async () => (await request.get(`${siteUrl}/copied-to`)).text()).toContain('What We Look For');
	await remove(request, target);
});
