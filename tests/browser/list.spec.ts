import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { demoSnapshot } from '@site/demo/snapshot';
import { unzipSync } from 'fflate';
import { productAddress } from '../../apps/site/app/destinations.ts';
import { compareTableWords } from '../../apps/site/app/messages/compare-table.ts';
import { en } from '../../apps/site/app/messages/en.ts';
import { factWords } from '../../apps/site/app/messages/facts.ts';
import { listWords } from '../../apps/site/app/messages/list.ts';
import { listTableWords } from '../../apps/site/app/messages/list-table.ts';
import { dayAnywhere } from '../../apps/site/server/content/dates.ts';
import { violationsNow } from '../support/accessibility.ts';
import { hydrated } from '../support/hydrated.ts';
import { holdScripts } from '../support/late-scripts.ts';
import { unfolded } from '../support/unfolded.ts';
import { desktopAtLeast, layouts, mobileAtLeast } from '../support/visitors.ts';

const words = { ...listTableWords.en, ...listWords.en, ...compareTableWords.en, specimen: factWords.en.specimen };
const products = demoSnapshot.products.slice(0, 12);
const references = products.map(({ reference }) => reference);
const [one, two, three] = products;
if (!one || !two || !three) throw new Error('The sample has too few products');

const addLinks = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Add to my list/ });
const rows = (page: Page) => page.getByRole('region', { name: words.lines }).getByRole('listitem');
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('list'));
const quantityOf = (page: Page, reference: string) => page.locator(`[id="quantity-${reference}"]`);
const paste = async (page: Page, text: string) => {
	await page.getByLabel(words.paste).fill(text);
	await page.getByRole('button', { name: words.put }).click();
};
const fillIn = async (page: Page, sent = en) => {
	const form = page.getByRole('main').locator('form').last();
	await form.getByLabel(sent.firstName).fill('Ada');
	await form.getByLabel(sent.lastName).fill('Lim');
	await form.getByLabel(sent.email).fill('ada@example.com');
	await form.getByRole('button', { name: sent.submit }).click();
};

for (const [layout, options] of layouts) {
	test.describe(`${layout} layout`, () => {
		test.use(options);

		test('card, page, comparison and search can each add a product', { tag: ['@LIST-1', '@LIST-2'] }, async ({
			page,
			context,
		}) => {
			await page.goto('/product/all');
			const card = addLinks(page).first();
			await hydrated(page);
			await card.click();
			await expect(page.getByRole('status').filter({ hasText: words.added(one.title.en) })).toBeVisible();
			await expect(page).toHaveURL(/\/product\/all$/);
			await expect(page.getByRole('status').getByRole('link', { name: words.title })).toHaveAttribute('href', '/list');
			await card.click();
			await expect(page.getByRole('status').filter({ hasText: words.alreadyThere(one.title.en) })).toBeVisible();
			expect(await kept(page)).toBe(one.reference);

			await page.goto(productAddress(two.slug));
			await hydrated(page);
			await unfolded(page);
			await addLinks(page).first().click();
			await expect.poll(() => kept(page)).toBe(`${one.reference},${two.reference}`);
			await page.goto(
				`/product/all?compare=${encodeURIComponent(one.slug)}&compare=${encodeURIComponent(three.slug)}&view=comparison`,
			);
			await hydrated(page);
			await addLinks(page).nth(1).click();
			await expect.poll(() => kept(page)).toContain(three.reference);
			await page.goto('/search?search=troponin');
			await hydrated(page);
			await addLinks(page).first().click();
			await expect.poll(async () => (await kept(page))?.split(',').length).toBe(4);

			const other = await context.newPage();
			await other.goto('/');
			if (layout === 'mobile') await other.locator('header summary').first().click();
			const link = other.locator('header').getByRole('link', { name: en.myList });
			await expect(link).toHaveText('My list (4)');
			await link.click();
			await expect(rows(other)).toHaveCount(4);
			await other.reload();
			await expect(rows(other)).toHaveCount(4);
			await addLinks(page).nth(1).click();
			await expect(rows(other)).toHaveCount(5);
		});

		test('twelve pasted references become one quote with one reference', {
			tag: ['@smoke', '@LIST-3', '@LIST-10'],
		}, async ({ page }) => {
			await page.goto('/list');
			await paste(page, references.map((reference, at) => `${reference} x ${at + 1}`).join('\n'));
			await expect(rows(page)).toHaveCount(12);
			await expect(page.getByRole('heading', { name: words.lines })).toBeFocused();
			await expect(quantityOf(page, references[11] ?? '')).toHaveValue('12');
			await quantityOf(page, one.reference).fill('40');
			await rows(page)
				.nth(1)
				.getByRole('button', { name: /^Remove/ })
				.click();
			await expect(rows(page)).toHaveCount(11);
			const quote = page.getByRole('main').getByRole('link', { name: words.quote }).first();
			const opened = layout === 'desktop' ? page.waitForEvent('popup') : Promise.resolve(page);
			await quote.click();
			const form = await opened;
			const lines = form.getByRole('region', { name: 'Your request is for' }).getByRole('listitem');
			await expect(lines).toHaveCount(11);
			await expect(lines.first()).toContainText(`40 ×${one.title.en}`);
			const sent = form.waitForRequest(/\/message\/quote$/);
			await fillIn(form);
			const body: { lines: string } = (await sent).postDataJSON();
			expect(body.lines.split('\n')).toHaveLength(11);
			expect(body.lines.split('\n')[0]).toBe(`40\t${one.reference}\t${one.title.en}`);
			await expect(form.locator('#leadQuote-form')).toContainText(/[2-9A-Z]{3}-[2-9A-Z]{3}-[2-9A-Z]{3}/);
		});

		test('quantities that are changed before the scripts come count once they have come', { tag: '@PAGE-66' }, async ({
			page,
		}) => {
			await page.addInitScript((items) => localStorage.setItem('list', items), `${one.reference}:1,${two.reference}:2`);
			const release = await holdScripts(page);
			await page.goto(`/list?items=${one.reference}:1,${two.reference}:2`, { waitUntil: 'commit' });
			await quantityOf(page, one.reference).fill('7');
			await quantityOf(page, two.reference).fill('8');
			release();
			await expect.poll(() => kept(page)).toBe(`${one.reference}:7,${two.reference}:8`);
			await expect(page).toHaveURL(`/list?items=${one.reference}:7,${two.reference}:8`);
		});

		test('twelve products are compared under fixed headings, by differences on request', { tag: '@LIST-9' }, async ({
			page,
		}) => {
			const items = demoSnapshot.products.slice(0, 14).map(({ reference }) => `${reference}:2`);
			await page.goto(`/list?items=${items.join(',')}&country=US`);
			const table = page.getByRole('table');
			await expect(table.getByRole('columnheader')).toHaveCount(13);
			await expect(page.getByText(words.sideBySideOf(12, 14))).toBeVisible();
			await expect(table.getByRole('rowheader', { name: 'Status: United States' })).toBeVisible();
			await expect(table).toContainText('FDA 510(k)');
			await expect(page.getByText(words.scrollHint)).toBeVisible();
			const quantity = table.getByRole('rowheader', { name: words.quantity });
			await expect(quantity).toBeVisible();
			await page.getByLabel(words.onlyDifferences).check();
			await expect(quantity).toBeHidden();
			await expect(table.getByRole('rowheader', { name: words.specimen })).toContainText(words.differs);

			const region = page.getByRole('region', { name: words.sideBySide }).last();
			const places = () =>
				region.evaluate((element) => {
					const box = (at: string) => element.querySelector(at)?.getBoundingClientRect();
					const own = element.getBoundingClientRect();
					return [(box('tbody th')?.left ?? 0) - own.left, (box('thead th')?.top ?? 0) - own.top].map(Math.round);
				});
			const before = await places();
			await region.evaluate((element) => element.scrollTo(600, 80));
			await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBe(600);
			expect(await places()).toEqual([before[0], before[1]]);
			const wide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
			expect(await page.evaluate(wide)).toBe(0);
		});
	});
}

for (const [layout, options] of desktopAtLeast) {
	test.describe(`${layout} layout`, () => {
		test.use(options);

		test('unknown references stay as typed, with suggestions', { tag: ['@LIST-4', '@LIST-5'] }, async ({ page }) => {
			await page.goto('/list');
			const typed = `${one.reference.replace(/.$/, 'Z')} x 7`;
			await paste(page, `${typed}\n<b>rubbish</b>\n${two.reference} x -3`);
			const left = page.getByRole('region', { name: words.left.title });
			await expect(left.getByRole('listitem')).toHaveText([
				new RegExp(typed),
				'<b>rubbish</b>',
				`${two.reference} x -3`,
			]);
			await expect(quantityOf(page, two.reference)).toHaveValue('1');
			expect(await violationsNow(page)).toEqual([]);
			await left.getByRole('link', { name: one.reference }).click();
			await expect(quantityOf(page, one.reference)).toHaveValue('7');
			await expect(left.getByRole('listitem')).toHaveCount(2);
			await page.reload();
			await expect(rows(page)).toHaveCount(2);
			await quantityOf(page, one.reference).fill('2.5');
			await expect(page.getByText(words.quantityRange)).toBeVisible();
			const quote = page.getByRole('main').getByRole('link', { name: words.quote });
			const correct = page.getByRole('link', { name: words.correctFirst });
			await expect(correct.first()).toHaveAttribute('href', `#quantity-${one.reference}`);
			await expect(quote).toHaveCount(0);
			await quantityOf(page, one.reference).fill('');
			await quantityOf(page, one.reference).pressSequentially('100000');
			await expect(page).toHaveURL(new RegExp(`${one.reference}:7`));
			await quantityOf(page, one.reference).fill('3');
			await expect(correct.first()).toHaveAttribute('href', '#left');
			await quantityOf(page, two.reference).fill('4');
			await expect(left.getByRole('listitem')).toHaveCount(1);
			await expect(quote).toHaveCount(2);
			await left.getByRole('link', { name: words.left.done }).click();
			await expect(left).toBeHidden();
			await expect(rows(page)).toHaveCount(2);
			await page.goto(`/lead-form/quote?items=${one.reference}:0,${two.reference}:2`);
			await expect(page.getByRole('main').locator('form')).toHaveCount(0);
			await page.getByRole('main').getByRole('link', { name: 'Change the list' }).last().click();
			await expect(page.getByRole('region', { name: words.left.title })).toContainText(`${one.reference} x 0`);
		});

		if (layout === 'desktop')
			test('four products fit side by side without scrolling, under fixed headings', { tag: '@LIST-9' }, async ({
				page,
			}) => {
				await page.setViewportSize({ width: 1024, height: 700 });
				const items = demoSnapshot.products.slice(0, 4).map(({ reference }) => `${reference}:2`);
				await page.goto(`/list?items=${items.join(',')}`);
				const region = page.getByRole('region', { name: words.sideBySide }).last();
				const hidden = await region.evaluate((element) => ({
					aside: element.scrollWidth - element.clientWidth,
					below: element.scrollHeight - element.clientHeight,
				}));
				expect(hidden).toEqual({ aside: 0, below: 0 });
				await region.getByRole('row').last().scrollIntoViewIfNeeded();
				await expect(region.getByRole('columnheader').last()).toBeInViewport({ ratio: 1 });
			});

		test('an emptied list can be restored at once or later, and is never called shared', { tag: '@LIST-14' }, async ({
			page,
		}) => {
			await page.goto('/list');
			await paste(page, `${one.reference} x 2\n${two.reference}\n${two.reference} x 3`);
			await expect(page.getByRole('region', { name: words.left.title })).toContainText(`${two.reference} × 4`);
			const items = `${one.reference}:2,${two.reference}:4`;
			await page.goto(`/list?items=${items}`);
			await expect(rows(page)).toHaveCount(2);
			const empty = page.getByRole('link', { name: words.clear });
			await hydrated(page);
			await empty.click();
			await expect(rows(page)).toHaveCount(0);
			expect(await kept(page)).toBe('');
			await page.getByRole('status').getByRole('link', { name: words.undo }).click();
			await expect(rows(page)).toHaveCount(2);
			expect(await kept(page)).toBe(items);
			await empty.click();
			await expect(rows(page)).toHaveCount(0);
			await page.goto(`/list?items=${items}`);
			const note = page.getByRole('region', { name: words.emptied.title });
			await expect(note).toBeVisible();
			await expect(page.getByRole('region', { name: words.shared.title })).toHaveCount(0);
			await note.getByRole('button', { name: words.emptied.bringBack }).click();
			await expect(note).toBeHidden();
			expect(await kept(page)).toBe(items);
		});

		test('a line says when it is below the minimum order', { tag: '@LIST-15' }, async ({ page }) => {
			const packs = demoSnapshot.products.flatMap((product) => product.packs.map((pack) => ({ product, pack })));
			const usual = demoSnapshot.settings.ordering.minimumOrder?.en ?? '';
			const found = packs.find(
				({ product, pack }) => !product.ordering.minimumOrder && !product.discontinued && (pack.caseQuantity ?? 0) > 1,
			);
			if (!found?.pack.caseQuantity) throw new Error('The sample has no pack that comes in cases');
			const { reference, caseQuantity } = found.pack;
			await page.goto(`/list?items=${reference}:1`);
			const said = page.getByText(words.belowMinimum(usual, caseQuantity));
			await expect(said).toBeVisible();
			await quantityOf(page, reference).fill(String(caseQuantity));
			await expect(said).toHaveCount(0);
		});

		test('a quote from a product page has the product’s usual pack as a line', { tag: '@LIST-13' }, async ({
			page,
		}) => {
			await page.goto(productAddress(two.slug));
			await unfolded(page);
			const link = page.getByRole('main').getByRole('link', { name: new RegExp(`^${en.getAQuote}`) });
			await page.goto((await link.first().getAttribute('href')) ?? '');
			await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(`${two.packs[0]?.reference}`);
			const sent = page.waitForRequest(/\/message\/quote$/);
			await fillIn(page);
			expect((await sent).postDataJSON()).toMatchObject({
				item: `product:${two.id}`,
				lines: `1\t${two.packs[0]?.reference}\t${two.title.en}`,
			});
		});

		test.describe('without scripting', () => {
			test.use({ javaScriptEnabled: false });

			test('the address holds the list: adding, pasting, quantities and the quote', {
				tag: ['@LIST-1', '@LIST-5', '@LIST-7'],
			}, async ({ page }) => {
				await page.goto(productAddress(one.slug));
				await addLinks(page).first().click();
				await expect(rows(page)).toHaveCount(1);
				await paste(page, `${two.reference} x 3\n${three.reference}; 4\nno such thing`);
				await expect(rows(page)).toHaveCount(3);
				await expect(page.getByRole('region', { name: words.left.title })).toContainText('no such thing');
				await quantityOf(page, two.reference).fill('8');
				await page.getByRole('button', { name: words.update }).click();
				await expect(page).toHaveURL(
					new RegExp(`items=${one.reference}:\\d{2,},${two.reference}:8,${three.reference}:4$`),
				);
				await rows(page)
					.nth(0)
					.getByRole('button', { name: /^Remove/ })
					.click();
				await expect(page).toHaveURL(new RegExp(`items=${two.reference}:8,${three.reference}:4$`));
				await page.goto(`/list?line=${two.reference}&quantity=-1&line=${three.reference}&quantity=2`);
				await expect(page.getByRole('region', { name: words.left.title })).toContainText(`${two.reference} x -1`);
				await expect(quantityOf(page, three.reference)).toHaveValue('2');
				await expect(page.getByRole('table')).toContainText(three.packs[0]?.gtin ?? '');
				const quote = page.getByRole('main').getByRole('link', { name: words.quote });
				await expect(quote).toHaveCount(0);
				await expect(page.getByRole('link', { name: words.correctFirst }).first()).toHaveAttribute('href', '#left');
				await page.getByRole('button', { name: words.update }).click();
				await page.goto((await quote.first().getAttribute('href')) ?? '');
				await fillIn(page);
				await expect(page.getByRole('main').locator('form').last()).toContainText(
					/[2-9A-Z]{3}-[2-9A-Z]{3}-[2-9A-Z]{3}/,
				);
				await expect(page.getByRole('region', { name: 'Your request is for' }).getByRole('listitem')).toHaveCount(2);
			});
		});
	});
}

for (const [layout, options] of mobileAtLeast) {
	test.describe(`${layout} layout`, () => {
		test.use(options);

		test('ten thousand lines get a plain message, and stay in the field', { tag: '@LIST-6' }, async ({ page }) => {
			await page.goto('/list');
			const lines = [one.reference, ...Array(9999).fill('rubbish')].join('\n');
			await page.getByLabel(words.paste).evaluate((field, text) => {
				if (field instanceof HTMLTextAreaElement) field.value = text;
			}, lines);
			await page.getByRole('button', { name: words.put }).click();
			await expect(page.getByText(/more were not read/)).toBeVisible();
			await expect(rows(page)).toHaveCount(1);
			expect((await page.getByLabel(words.paste).inputValue()).split('\n')).toHaveLength(10_000);
		});

		test('a shared list changes the visitor’s own list only on request', { tag: ['@LIST-7', '@LIST-8'] }, async ({
			page,
		}) => {
			const address = `/list?items=${two.reference}:5,${three.reference}:6`;
			await page.goto('/list');
			await paste(page, one.reference);
			await expect(rows(page)).toHaveCount(1);
			await page.goto(address);
			await expect(rows(page)).toHaveCount(2);
			const note = page.getByRole('region', { name: words.shared.title });
			await expect(note).toContainText(words.shared.own(1));
			expect(await kept(page)).toBe(`${one.reference}:1`);
			expect(await violationsNow(page)).toEqual([]);
			await quantityOf(page, two.reference).fill('9');
			await expect(page).toHaveURL(/:9,/);
			expect(await kept(page)).toBe(`${one.reference}:1`);
			await note.getByRole('button', { name: words.shared.merge }).click();
			await expect(rows(page)).toHaveCount(3);
			await expect(note).toBeHidden();
			expect(await kept(page)).toBe(`${one.reference}:1,${two.reference}:9,${three.reference}:6`);
			await page.goto(address);
			await note.getByRole('button', { name: words.shared.replace }).click();
			await expect(note).toBeHidden();
			expect(await kept(page)).toBe(`${two.reference}:5,${three.reference}:6`);
			await page.evaluate(() => localStorage.clear());
			await page.goto(address);
			await note.getByRole('button', { name: words.shared.keep }).click();
			await expect.poll(() => kept(page)).toBe(`${two.reference}:5,${three.reference}:6`);
		});

		test('the link is selected for copying by hand if the browser cannot copy it', async ({ page }) => {
			await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
			await page.goto(`/list?items=${references[0]}:1`);
			const copy = page.getByRole('button', { name: words.copy });
			await hydrated(page);
			await copy.click();
			await expect(page.getByText(words.copyFailed)).toBeVisible();
			const link = page.getByLabel(words.share, { exact: true });
			const [selected, whole] = await link.evaluate((field: HTMLInputElement) => [
				field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0),
				field.value,
			]);
			expect(selected).toBe(whole);
		});

		test('a sent list shows its date and reference, and a new one can be started', { tag: '@LIST-16' }, async ({
			page,
		}) => {
			await page.goto('/list');
			await paste(page, `${one.reference} x 2`);
			await expect(rows(page)).toHaveCount(1);
			const note = page.getByRole('region', { name: /^You asked for a quote on/ });
			await expect(note).toHaveCount(0);
			await page.goto(`/lead-form/quote?items=${one.reference}:2`);
			await fillIn(page);
			const given = /[2-9A-Z]{3}-[2-9A-Z]{3}-[2-9A-Z]{3}/;
			await expect(page.locator('#leadQuote-form')).toContainText(given);
			const [reference = ''] = given.exec((await page.locator('#leadQuote-form').textContent()) ?? '') ?? [];
			await page.goto('/list');
			await expect(note).toContainText(reference);
			expect(await violationsNow(page)).toEqual([]);
			await quantityOf(page, one.reference).fill('3');
			await expect(note).toHaveCount(0);
			await quantityOf(page, one.reference).fill('2');
			await note.getByRole('button', { name: words.sent.startNew }).click();
			await expect(rows(page)).toHaveCount(0);
			expect(await kept(page)).toBe('');
		});

		test('one form watches all products of the list', { tag: '@LIST-12' }, async ({ page }) => {
			await page.goto(`/list?items=${one.reference}:1,${two.reference}:1`);
			await page.getByText(words.watch.title).click();
			const form = page.locator('#watch-form');
			await form.getByLabel(en.email).fill('ada@example.com');
			const sent = page.waitForRequest(/document_watch$/);
			await form.getByRole('button').click();
			const body = new URLSearchParams((await sent).postData() ?? '');
			expect(body.get('items')).toBe(`product:${one.id},product:${two.id}`);
			expect(body.get('item')).toBe(`product:${one.id}`);
			await expect(form).toContainText('Please open the message');
		});

		test.describe('in Chinese', () => {
			test('pasted names become a quote in the same way', { tag: ['@LIST-3', '@LIST-11'] }, async ({ page }) => {
				const { cn } = listWords;
				await page.goto('/list?lang=cn');
				await page.getByLabel(cn.paste).fill(`${one.title.cn}，20\n${two.reference} x 3`);
				await page.getByRole('button', { name: cn.put }).click();
				await expect(quantityOf(page, one.reference)).toHaveValue('20');
				await expect(page.getByRole('main')).toContainText(one.title.cn ?? '');
				expect(await violationsNow(page)).toEqual([]);
				const download = page.waitForEvent('download');
				await page.getByRole('link', { name: cn.csv, exact: true }).click();
				const csv = await readFile(await (await download).path(), 'utf8');
				expect(csv.split('\r\n')[1]).toContain(`"${one.title.cn}"`);
				const quote = page.getByRole('main').getByRole('link', { name: cn.quote }).first();
				await page.goto((await quote.getAttribute('href')) ?? '');
				await expect(page.getByRole('region', { name: '您需要报价的产品' }).getByRole('listitem')).toHaveCount(2);
			});
		});
	});
}

test('the list can be downloaded as CSV, XLSX and a ZIP of documents', { tag: '@LIST-11' }, async ({ page }) => {
	await page.goto(`/list?items=${one.reference}:20,${two.reference}:3`);
	const fileOf = async (name: string) => {
		const download = page.waitForEvent('download');
		await page.getByRole('link', { name, exact: true }).click();
		return readFile(await (await download).path());
	};
	const csv = (await fileOf(words.csv)).toString('utf8');
	expect(csv.startsWith('\ufeff"REF","Product","Pack","GTIN","Quantity","Note"\r\n')).toBe(true);
	expect(csv).toContain(`"${one.reference}","${one.title.en}"`);

	const parts = unzipSync(await fileOf(words.xlsx));
	const texts = Object.entries(parts).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]);
	// The browser's strict XML parser checks the file independently of the code that wrote it.
	const read = await page.evaluate((files) => {
		const documents = files.map(
			([name, text]) => [name, new DOMParser().parseFromString(text ?? '', 'application/xml')] as const,
		);
		const broken = documents.filter(([, parsed]) => parsed.querySelector('parsererror')).map(([name]) => name);
		const sheet = documents.find(([name]) => name === 'xl/worksheets/sheet1.xml')?.[1];
		const cells = [...(sheet?.querySelectorAll('row') ?? [])].map((row) =>
			[...row.querySelectorAll('c')].map((cell) => [cell.getAttribute('t'), cell.textContent]),
		);
		return { broken, cells };
	}, texts);
	expect(read.broken).toEqual([]);
	expect(read.cells[1]).toEqual([
		['inlineStr', one.reference],
		['inlineStr', one.title.en],
		['inlineStr', one.packs[0]?.quantity.en],
		['inlineStr', one.packs[0]?.gtin],
		[null, '20'],
		['inlineStr', ''],
	]);

	const documents = unzipSync(await fileOf(words.documents));
	expect(Object.keys(documents).some((name) => name.includes(`${one.reference}`) || name.includes('en'))).toBe(true);
	expect(new TextDecoder().decode(documents['manifest.csv'])).toContain(two.reference);

	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('table')).toBeVisible();
	await expect(page.getByLabel(words.paste)).toBeHidden();
	for (const line of await rows(page).all()) await expect(line).toBeVisible();
	await expect(rows(page).first()).toContainText(one.reference);
});

test('discontinued products are marked everywhere, and can be replaced', { tag: '@LIST-11' }, async ({
	page,
	request,
}) => {
	const today = dayAnywhere(Date.now());
	const over = demoSnapshot.products.find(({ discontinued }) => discontinued && discontinued.on < today);
	const reference = over?.packs[0]?.reference ?? over?.reference;
	const items = `${reference}:1,${one.reference}:1`;
	for (const address of [`/list?items=${items}`, `/lead-form/quote?items=${items}`]) {
		await page.goto(address);
		await expect(
			page
				.getByRole('main')
				.getByRole('listitem')
				.filter({ hasText: reference ?? '?' })
				.first(),
		).toContainText(words.discontinued);
	}
	const successor = demoSnapshot.products.find(({ id }) => id === over?.discontinued?.successorId)?.packs[0]?.reference;
	await page.goto(`/list?items=${reference}:4,${one.reference}:1`);
	await page.getByRole('link', { name: words.takeSuccessor(successor ?? '?') }).click();
	await expect(quantityOf(page, successor ?? '?')).toHaveValue('4');
	await expect(rows(page)).toHaveCount(2);
	const csv = await (await request.get(`/list.csv?items=${items}`)).text();
	const [, first = '', second = ''] = csv.split('\r\n');
	expect([first.endsWith('"Discontinued"'), second.includes('Discontinued')]).toEqual([true, false]);
});

test('without a chosen country one cell asks for it', { tag: '@LIST-9' }, async ({ page }) => {
	await page.goto(`/list?items=${one.reference}:1,${two.reference}:1,${three.reference}:1`);
	await expect(page.getByRole('table').getByText(words.chooseCountry)).toHaveCount(1);
});
