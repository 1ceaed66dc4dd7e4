import { expect, type Page, test } from '@playwright/test';
import { en } from '../../apps/site/app/messages/en.ts';
import { resumeFile } from '../support/application-form.ts';
import { byDepth } from '../support/depth.ts';
import { type FormCase, formCases, formParts } from '../support/forms.ts';
import { hydrated } from '../support/hydrated.ts';
import { holdScripts } from '../support/late-scripts.ts';
import { stopClock } from '../support/stop-clock.ts';
import { layouts, visitors } from '../support/visitors.ts';

const reference = /[2-9A-Z]{3}-[2-9A-Z]{3}-[2-9A-Z]{3}/;

/** The form's POST requests: sent by the page or by the browser, and with which key. */
function watchPosts(page: Page, { call }: FormCase) {
	const posts: { by: string; key: string | undefined }[] = [];
	page.on('request', (request) => {
		if (request.method() !== 'POST' || !request.url().endsWith(call)) return;
		posts.push({ by: request.resourceType(), key: request.headers()['idempotency-key'] });
	});
	return posts;
}

function gate() {
	let open = () => {};
	const opened = new Promise<void>((resolve) => {
		open = resolve;
	});
	return { open, opened };
}

const isWhole = (form: FormCase) => byDepth({ usual: !form.twin, nightly: true });
/** Alternates the layout from form to form; nightly runs use both. */
const inTurns = (forms: readonly FormCase[], first: number) =>
	layouts.flatMap(([layout, options], place) =>
		forms
			.filter((_, index) => byDepth({ usual: (index + first) % 2 === place, nightly: true }))
			.map((form) => ({ layout, options, form })),
	);

/** tests/started/forms.test.ts covers forms without JavaScript, which send a plain POST. */
for (const { layout, options, form } of inTurns(
	formCases.filter((form) => !isWhole(form)),
	0,
)) {
	test.describe(`the ${form.name} form, ${layout} layout`, () => {
		test.use(options);

		test('asks for missing fields, and is sent once with all of them', { tag: '@FORM-8' }, async ({ page }) => {
			const posts = watchPosts(page, form);
			await page.goto(form.address);
			await hydrated(page);
			const { element, asked, send, fill, unfold } = formParts(page, form, layout);
			await unfold();
			await send.click();
			await expect(element.getByText(en.completeAllFields)).toBeVisible();
			await expect(asked[0]?.control ?? send).toBeFocused();
			await fill();
			// The response is held back, because a second click after it would move the focus from its message.
			const { open, opened } = gate();
			await page.route(`**/apis/api/${form.call}`, async (route) => {
				await opened;
				await route.continue();
			});
			await send.dblclick();
			open();
			await expect(element.getByText(form.sent)).toBeVisible();
			await expect(element.locator('p:focus')).toContainText(reference);
			expect(posts.map(({ by }) => by)).toEqual(['fetch']);
		});
	});
}

for (const { layout, options, form } of inTurns(formCases.filter(isWhole), 1)) {
	test.describe(`the ${form.name} form, ${layout} layout`, () => {
		test.use(options);
		const call = `**/apis/api/${form.call}`;

		test('asks for missing fields, survives a failing or slow server, and sends once', {
			tag: ['@FORM-4', '@FORM-8', '@FORM-10', '@FORM-12', '@FORM-9', '@FORM-16', '@FORM-19', '@FORM-18', '@FORM-22'],
		}, async ({ page }) => {
			const posts = watchPosts(page, form);
			await page.goto(form.address);
			await hydrated(page);
			const { element, asked, send, fill, unfold, uploaded, field, file } = formParts(page, form, layout);
			await unfold();
			const errors = (text: string) => element.getByText(text, { exact: true });
			const texts = asked.filter(({ error }) => error === en.completeField);

			await send.click();
			await expect(errors(en.completeAllFields)).toBeVisible();
			await expect(errors(en.completeField)).toHaveCount(texts.length);
			await expect(errors(en.selectOption)).toHaveCount(asked.length - texts.length);
			await expect(asked[0]?.control ?? send).toBeFocused();

			await fill();
			for (const error of [en.completeAllFields, en.completeField, en.selectOption]) {
				await expect(errors(error)).toHaveCount(0);
			}
			for (const { label, control, error, empty, fill: fillAgain } of asked) {
				await empty();
				await send.click();
				await expect(errors(error), label).toHaveCount(1);
				await expect(control, label).toBeFocused();
				await fillAgain();
				await expect(errors(error), label).toHaveCount(0);
			}
			if (form.file) await uploaded.waitFor();
			expect(posts).toEqual([]);

			// Typed text survives a reload (FORM-22); a file does not.
			await page.reload();
			await hydrated(page);
			for (const [label, value] of Object.entries(form.required)) {
				await expect(element.getByLabel(label).first()).toHaveValue(value);
			}
			if (form.choice) await expect(field(form.choice.label)).toHaveValue(form.choice.value);
			if (form.accepts) await expect(field(form.accepts)).toBeChecked();
			if (form.file) {
				await file.setInputFiles(resumeFile);
				await uploaded.waitFor();
			}
			const known = ['lang', 'navData', 'newsData', 'searchVal', 'careersName'];
			expect(
				await page.evaluate((keys) => Object.keys(sessionStorage).filter((key) => !keys.includes(key)), known),
			).toEqual([]);

			const refusal = { status: 429, msg: 'Please wait a moment', data: null };
			await page.route(call, (route) => route.fulfill({ status: 429, json: refusal }), { times: 1 });
			await send.click();
			await expect(errors('Please wait a moment')).toBeVisible();
			await page.route(call, (route) => route.abort('connectionfailed'), { times: 1 });
			await send.click();
			await expect(errors(en.noConnection)).toBeVisible();
			for (const [label, value] of Object.entries(form.required)) {
				await expect(element.getByLabel(label).first()).toHaveValue(value);
			}

			const slow = gate();
			await page.route(call, async (route) => slow.opened.then(() => route.continue()), { times: 1 });
			await send.dblclick();
			await expect(page.getByText(en.sending)).toBeVisible();
			slow.open();
			await expect(element.getByText(form.sent)).toBeVisible();
			await expect(element.getByText(reference)).toBeVisible();
			// The reference is shown, and the keyboard continues from it.
			if (form.name === 'application') {
				await expect(page.getByRole('dialog')).toContainText(reference);
				await page.getByRole('dialog').getByRole('button', { name: en.close }).click();
			} else await expect(page.getByRole('status').filter({ hasText: reference })).toContainText(form.sent);
			await expect(element.locator('p:focus')).toContainText(reference);
			for (const label of Object.keys(form.required)) await expect(element.getByLabel(label).first()).toHaveValue('');
			expect(posts.map(({ by }) => by)).toEqual(['fetch', 'fetch', 'fetch']);
			expect(new Set(posts.map(({ key }) => key)).size).toBe(1);
			await page.reload();
			await hydrated(page);
			expect(posts).toHaveLength(3);
			await unfold();
			for (const label of Object.keys(form.required)) await expect(element.getByLabel(label).first()).toHaveValue('');
		});
	});
}

for (const { layout, options, form } of inTurns(formCases.filter(isWhole), 0)) {
	test.describe(`the ${form.name} form, ${layout} layout`, () => {
		test.use(options);

		test('is sent by the browser while JavaScript is late, which keeps the typed text', {
			tag: ['@smoke', '@FORM-22'],
		}, async ({ page }) => {
			const eightSeconds = gate();
			await page.route('**/assets/*.js', async (route) => eightSeconds.opened.then(() => route.continue()));
			const posts = watchPosts(page, form);
			await page.goto(form.address, { waitUntil: 'commit' });
			const { element, field, send, fill, unfold } = formParts(page, form, layout);
			const [, last = ''] = Object.keys(form.required);
			await unfold();
			await fill({ waits: false });
			// The browser's own validation accepts a blank.
			await field(last).fill(' ');
			await send.click();
			await expect(element.getByText(en.completeField)).toHaveCount(1);
			expect(posts.map(({ by }) => by)).toEqual(['document']);
			for (const [label, value] of Object.entries(form.required)) {
				if (label !== last) await expect(field(label)).toHaveValue(value);
			}
			await field(last).fill('Typed late');
			eightSeconds.open();
			await hydrated(page);
			await expect(field(last)).toHaveValue('Typed late');
			await send.click();
			await expect(element.getByText(reference)).toBeVisible();
			for (const label of Object.keys(form.required)) await expect(field(label)).toHaveValue('');
			expect(posts.map(({ by }) => by)).toEqual(['document', 'fetch']);
		});
	});
}

test('an entry made before the scripts load is still there after going back', { tag: '@FORM-22' }, async ({ page }) => {
	const release = await holdScripts(page);
	await page.goto('/contact', { waitUntil: 'commit' });
	const form = page.getByRole('main').getByRole('form');
	const source = form.getByLabel(en.howDidYouHear);
	await source.selectOption('Email');
	// By now the visitor has focused something else.
	await page.getByRole('heading', { level: 1 }).click();
	release();
	await hydrated(page);
	await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
	await expect(page).toHaveURL('/careers');
	await page.goBack();
	await expect(source).toHaveValue('Email');
});

test('in Chinese the first wrong field is the family name, which comes first', { tag: '@FORM-9' }, async ({ page }) => {
	await page.goto('/contact?lang=cn');
	await hydrated(page);
	const form = page.locator('main form').filter({ has: page.getByLabel('姓氏') });
	await form.getByRole('button', { name: /订阅|提交/ }).click();
	await expect(form.getByLabel('姓氏')).toBeFocused();
});

test.describe('a form whose code has not loaded', { tag: '@D56' }, () => {
	test.use(visitors.desktop);
	const code = '**/assets/engine-*.js';

	function contactForm(page: Page) {
		const [form] = formCases.filter(({ name }) => name === 'contact');
		if (!form) throw new Error('The site has a contact form');
		return { ...formParts(page, form, 'desktop'), posts: watchPosts(page, form) };
	}

	test('shows its state while the code loads, and the browser sends it after 10 s', async ({ page }) => {
		const { element, send, fill, posts } = contactForm(page);
		await stopClock(page);
		await page.goto('/contact');
		await hydrated(page);
		await page.route(code, () => {});
		await fill();
		await send.click();
		await expect(page.getByText(en.sending)).toBeVisible();
		await page.clock.runFor(9000);
		expect(posts).toEqual([]);
		await page.clock.runFor(1000);
		await expect(element.getByText(reference)).toBeVisible();
		expect(posts.map(({ by }) => by)).toEqual(['document']);
	});

	test('names missing fields and the missing connection, and is sent once connected', async ({ page, context }) => {
		const { element, send, fill, posts } = contactForm(page);
		await page.goto('/contact');
		await hydrated(page);
		await page.route(code, (route) => route.abort('internetdisconnected'));
		await context.setOffline(true);
		await send.click();
		await expect(element.getByText(en.completeAllFields)).toBeVisible();
		await expect(element.getByText(en.completeField)).toHaveCount(3);
		await expect(element.getByText(en.selectOption)).toBeVisible();
		await expect(element.getByLabel(en.firstName)).toBeFocused();
		await fill();
		await send.click();
		await expect(element.getByText(en.noConnection)).toBeVisible();
		await expect(element.getByLabel(en.firstName)).not.toHaveValue('');
		expect(posts).toEqual([]);
		await page.unroute(code);
		await context.setOffline(false);
		await send.click();
		await expect(element.getByText(reference)).toBeVisible();
		expect(posts.map(({ by }) => by)).toEqual(['fetch']);
	});

	test('is sent by the browser if the server has no such code, and names missing fields', async ({ page }) => {
		const { element, send, posts } = contactForm(page);
		await page.goto('/contact');
		await hydrated(page);
		await page.route(code, (route) => route.fulfill({ status: 404, body: '' }));
		await send.click();
		await expect(element.getByText(en.completeAllFields)).toBeVisible();
		await expect(element.getByText(en.completeField)).toHaveCount(3);
		expect(posts.map(({ by }) => by)).toEqual(['document']);
	});
});

test('the summary of an empty quote is not under the header', { tag: '@FORM-9' }, async ({ page }) => {
	await page.goto('/lead-form/quote?product=troponin-i-rapid-test');
	await hydrated(page);
	const form = page.getByRole('main').locator('form').last();
	await form.getByRole('button', { name: en.submit }).click();
	await expect(form.getByLabel(en.firstName)).toBeFocused();
	const isUncovered = form.getByText(en.completeAllFields).evaluate((summary) => {
		const { left, top } = summary.getBoundingClientRect();
		return summary.contains(document.elementFromPoint(left + 2, top + 12));
	});
	expect(await isUncovered).toBe(true);
});
