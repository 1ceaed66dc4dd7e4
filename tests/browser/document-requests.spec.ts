import { expect, type Page, test } from '@playwright/test';
import { en } from '../../apps/site/app/messages/en.ts';
import { paperWords } from '../../apps/site/app/messages/paper.ts';
import { watchWords } from '../../apps/site/app/messages/watch.ts';
import { hydrated } from '../support/hydrated.ts';
import { desktopAtLeast, mobileAtLeast, visitors } from '../support/visitors.ts';

const address = '/documents/HA-FLU-25/ifu/en';
const reference = /[2-9A-Z]{3}-[2-9A-Z]{3}-[2-9A-Z]{3}/;
const { en: watch } = watchWords;
const { en: paper } = paperWords;

const person = {
	[en.firstName]: 'Ada',
	[en.lastName]: 'Lim',
	[paper.address]: '1 Clinic Road\n92121 San Diego\nUSA',
	[en.email]: 'ada@example.com',
};

async function answerTo(page: Page, call: string, click: () => Promise<void>) {
	const answered = page.waitForResponse(`**/apis/api/message/${call}`);
	await click();
	const answer = await answered;
	expect(await answer.json()).toMatchObject({ status: 200, data: { reference: expect.stringMatching(reference) } });
	return answer.request().postDataJSON();
}

for (const [layout, visitor] of desktopAtLeast) {
	test(`a document’s page has forms to watch it and to order printed copies, ${layout}`, {
		tag: ['@DOC-23', '@DOC-26', '@FORM-28', '@FORM-29'],
	}, async ({ browser }) => {
		const page = await (await browser.newContext(visitor)).newPage();
		await page.goto(address);
		await hydrated(page);
		const told = page.getByRole('form', { name: watch.document.title });
		await told.getByRole('button', { name: watch.button }).click();
		await expect(told.getByText(en.completeField)).toBeVisible();
		await told.getByLabel(en.email).fill('ada');
		await told.getByRole('button', { name: watch.button }).click();
		await expect(told.getByText('Please give a whole email address, such as name@example.com.')).toBeVisible();
		await told.getByLabel(en.email).fill('ada@example.com');
		const asked = await answerTo(page, 'document_watch', () =>
			told.getByRole('button', { name: watch.button }).click(),
		);
		expect(asked).toEqual({
			email: 'ada@example.com',
			document_language: 'en',
			item: expect.stringMatching(/^document:\d+$/),
		});
		await expect(told.getByText(watch.sent)).toBeVisible();

		await page.getByText(paper.open).click();
		const form = page.getByRole('form', { name: paper.title });
		await expect(form).toContainText('REF HA-FLU-25');
		await expect(form.getByLabel(paper.language)).toHaveValue('en');
		await expect(form.getByLabel(paper.copies)).toHaveValue('1');
		await form.getByLabel(paper.language).selectOption('zh');
		for (const [label, value] of Object.entries(person)) await form.getByLabel(label).fill(value);
		await form.getByLabel(paper.copies).fill('1000');
		await form.getByRole('button', { name: paper.button }).click();
		await expect(form.getByText('Please ask for 1 to 100 copies.')).toBeVisible();
		await form.getByLabel(paper.copies).fill('3');
		const wanted = await answerTo(page, 'document_paper', () =>
			form.getByRole('button', { name: paper.button }).click(),
		);
		expect(wanted).toMatchObject({
			document_name: expect.stringContaining('(REF HA-FLU-25)'),
			document_language: 'zh',
			copies: '3',
			address: person[paper.address],
			item: asked.item,
		});
		await expect(form.getByText(paper.sent)).toBeVisible();
		await page.context().close();
	});
}

for (const [layout, visitor] of mobileAtLeast) {
	test(`going back restores chosen and emptied fields, ${layout}`, { tag: '@FORM-22' }, async ({ browser }) => {
		const page = await (await browser.newContext(visitor)).newPage();
		await page.goto(address);
		await page.getByText(paper.open).click();
		const form = page.getByRole('form', { name: paper.title });
		await form.getByLabel(paper.language).selectOption('zh');
		await form.getByLabel(paper.copies).fill('');
		await form.getByLabel(en.email).fill('ada@example.com');
		await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
		await expect(page).toHaveURL('/contact');
		await page.goBack();
		await expect(form.getByLabel(en.email)).toHaveValue('ada@example.com');
		await expect(form.getByLabel(paper.copies)).toHaveValue('');
		await expect(form.getByLabel(paper.language)).toHaveValue('zh');
		await page.context().close();
	});
}

for (const [layout, visitor] of desktopAtLeast) {
	test(`without scripts a page offers to watch its documents, ${layout}`, { tag: '@DOC-23' }, async ({ browser }) => {
		const page = await (await browser.newContext({ ...visitor, javaScriptEnabled: false })).newPage();
		await page.goto('/products/flu-a-b-rapid-test');
		await page.getByText(watch.product.title).click();
		const form = page.getByRole('form', { name: watch.product.title });
		await form.getByLabel(en.email).fill('ada@example.com');
		await form.getByRole('button', { name: watch.button }).click();
		await expect(page).toHaveURL(/\/products\/flu-a-b-rapid-test\?form=\w+#watch-form$/);
		await expect(form.getByText(watch.sent)).toBeVisible();
		await expect(form).toContainText(reference);
		await page.context().close();
	});
}

test('without scripting a Chinese paper request keeps its text and names the gaps', {
	tag: ['@DOC-26', '@D28'],
}, async ({ browser }) => {
	const page = await (await browser.newContext({ ...visitors.phone, javaScriptEnabled: false })).newPage();
	const { cn } = paperWords;
	await page.goto('/documents/HA-FLU-25/ifu/zh?lang=cn');
	await page.getByText(cn.open).click();
	const form = page.getByRole('form', { name: cn.title });
	const texts = { 名字: '灵', 姓氏: '李', [cn.address]: '上海市', 邮箱: 'ling@example.com' };
	for (const [label, value] of Object.entries(texts))
		await form.getByLabel(label, { exact: false }).first().fill(value);
	await form.getByLabel(cn.copies).fill('0');
	await form.getByRole('button', { name: cn.button }).click();
	await expect(form.getByText('请填写1至100份。')).toBeVisible();
	await expect(form.getByLabel(cn.address)).toHaveValue('上海市');
	await form.getByLabel(cn.copies).fill('2');
	await form.getByRole('button', { name: cn.button }).click();
	await expect(form.getByText(cn.sent)).toBeVisible();
	await page.context().close();
});
