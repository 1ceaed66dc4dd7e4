import { expect, type Page, test } from '@playwright/test';
import { en } from '../../apps/site/app/messages/en.ts';
import { resumeFile } from '../support/application-form.ts';
import { byDepth } from '../support/depth.ts';
import { alive, type FormCase, formCases, formParts } from '../support/forms.ts';
import { layouts, visitors } from '../support/visitors.ts';

const reference = /[2-9A-Z]{3}-[2-9A-Z]{3}-[2-9A-Z]{3}/;

/** What is sent: by the page itself or by the browser, and under which key. */
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

/** What happens without JavaScript is in tests/started/forms.test.ts: it is a plain POST there. */
for (const [layout, options] of layouts) {
	for (const form of formCases.filter((form) => !isWhole(form))) {
		test.describe(`the ${form.name} form, ${layout} layout`, () => {
			test.use(options);

			// Holds FORM-8.
			test('asks for what is missing, and is sent once with all that is asked for', async ({ page }) => {
				const posts = watchPosts(page, form);
				await page.goto(form.address);
				await alive(page);
				const { element, asked, send, fill, unfold } = formParts(page, form, layout);
				await unfold();
				await send.click();
				await expect(element.getByText(en.completeAllFields)).toBeVisible();
				await expect(asked[0]?.control ?? send).toBeFocused();
				await fill();
				// A second click after the answer would take the focus from what it says.
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

	for (const form of formCases.filter(isWhole)) {
		test.describe(`the ${form.name} form, ${layout} layout`, () => {
			test.use(options);
			const call = `**/apis/api/${form.call}`;

			// Holds FORM-4, FORM-8, FORM-10, FORM-11, FORM-12, FORM-15, FORM-16, FORM-17, D17, D18, D42.
			test('asks for what is missing, survives a server that refuses, is down or slow, and a double click sends once', async ({
				page,
			}) => {
				const posts = watchPosts(page, form);
				await page.goto(form.address);
				await alive(page);
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

				// What was typed survives a reload (D42); a file does not.
				await page.reload();
				await alive(page);
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
				// The reference is said, and the keyboard goes on at it.
				if (form.name === 'application') {
					await expect(page.getByRole('dialog')).toContainText(reference);
					await page.getByRole('dialog').getByRole('button', { name: en.close }).click();
				} else await expect(page.getByRole('status').filter({ hasText: reference })).toContainText(form.sent);
				await expect(element.locator('p:focus')).toContainText(reference);
				for (const label of Object.keys(form.required)) await expect(element.getByLabel(label).first()).toHaveValue('');
				expect(posts.map(({ by }) => by)).toEqual(['fetch', 'fetch', 'fetch']);
				expect(new Set(posts.map(({ key }) => key)).size).toBe(1);
				await page.reload();
				await alive(page);
				expect(posts).toHaveLength(3);
				await unfold();
				for (const label of Object.keys(form.required)) await expect(element.getByLabel(label).first()).toHaveValue('');
			});

			// Holds FORM-22.
			test('is sent by the browser while JavaScript is late, and what is typed then stays when it comes', {
				tag: '@smoke',
			}, async ({ page }) => {
				const eightSeconds = gate();
				await page.route('**/assets/*.js', async (route) => eightSeconds.opened.then(() => route.continue()));
				const posts = watchPosts(page, form);
				await page.goto(form.address, { waitUntil: 'commit' });
				const { element, field, send, fill, unfold } = formParts(page, form, layout);
				const [, last = ''] = Object.keys(form.required);
				await unfold();
				await fill({ waits: false });
				// What the browser itself takes for filled in.
				await field(last).fill(' ');
				await send.click();
				await expect(element.getByText(en.completeField)).toHaveCount(1);
				expect(posts.map(({ by }) => by)).toEqual(['document']);
				for (const [label, value] of Object.entries(form.required)) {
					if (label !== last) await expect(field(label)).toHaveValue(value);
				}
				await field(last).fill('Typed late');
				eightSeconds.open();
				await alive(page);
				await expect(field(last)).toHaveValue('Typed late');
				await send.click();
				await expect(element.getByText(reference)).toBeVisible();
				for (const label of Object.keys(form.required)) await expect(field(label)).toHaveValue('');
				expect(posts.map(({ by }) => by)).toEqual(['document', 'fetch']);
			});
		});
	}
}

// Holds FORM-15.
test('in Chinese the first wrong field is the family name, which stands first', async ({ page }) => {
	await page.goto('/contact?lang=cn');
	await alive(page);
	const form = page.locator('main form').filter({ has: page.getByLabel('姓氏') });
	await form.getByRole('button', { name: /订阅|提交/ }).click();
	await expect(form.getByLabel('姓氏')).toBeFocused();
});

// Holds D56.
test.describe('a form whose code is not there', () => {
	test.use(visitors.desktop);
	const code = '**/assets/engine-*.js';

	function contactForm(page: Page) {
		const [form] = formCases.filter(({ name }) => name === 'contact');
		if (!form) throw new Error('The site has a contact form');
		return { ...formParts(page, form, 'desktop'), posts: watchPosts(page, form) };
	}

	test('answers at once while it is on the way, and is sent by the browser after 10 s', async ({ page }) => {
		const { element, send, fill, posts } = contactForm(page);
		await page.clock.install();
		await page.goto('/contact');
		await alive(page);
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

	test('says what is missing and that there is no connection, and is sent when there is one', async ({
		page,
		context,
	}) => {
		const { element, send, fill, posts } = contactForm(page);
		await page.goto('/contact');
		await alive(page);
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

	test('is sent by the browser where it is no longer on the server, which says what is missing', async ({ page }) => {
		const { element, send, posts } = contactForm(page);
		await page.goto('/contact');
		await alive(page);
		await page.route(code, (route) => route.fulfill({ status: 404, body: '' }));
		await send.click();
		await expect(element.getByText(en.completeAllFields)).toBeVisible();
		await expect(element.getByText(en.completeField)).toHaveCount(3);
		expect(posts.map(({ by }) => by)).toEqual(['document']);
	});
});
