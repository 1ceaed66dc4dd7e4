import { expect, type Page, test } from '@playwright/test';
import { en } from '../../apps/site/app/messages/en.ts';
import { alive, type FormCase, formCases, formParts } from '../support/forms.ts';
import { visitors } from '../support/visitors.ts';

/** The contact form is the same in both layouts; what differs (buttons, the application's summary) has specs of its own. */
const layoutOf = ({ name }: FormCase) => (name === 'contact' || name === 'enquiry' ? visitors.phone : visitors.desktop);

const reference = /[2-9A-Z]{3}-[2-9A-Z]{3}-[2-9A-Z]{3}/;

function countPosts(page: Page, { call }: FormCase) {
	const posts: string[] = [];
	page.on('request', (request) => {
		if (request.method() === 'POST' && request.url().endsWith(call)) posts.push(request.resourceType());
	});
	return posts;
}

for (const form of formCases) {
	test.describe(`the ${form.name} form`, () => {
		test.use(layoutOf(form));
		const call = `**/apis/api/${form.call}`;

		test('asks for what is missing, one by one, and sends nothing before all is there', async ({ page }) => {
			const posts = countPosts(page, form);
			await page.goto(form.address);
			await alive(page);
			const { element, field, send } = formParts(page, form);
			await send.click();
			await expect(element.getByText(en.completeAllFields)).toBeVisible();
			const labels = Object.keys(form.required);
			const others = (form.file ? 1 : 0) + (form.accepts ? 1 : 0);
			await expect(element.getByText(en.completeField)).toHaveCount(labels.length + others);
			await expect(element.getByText(en.selectOption)).toHaveCount(form.choice ? 1 : 0);
			await expect(field(labels[0] ?? '')).toBeFocused();
			for (const [at, label] of labels.entries()) {
				await field(label).fill(form.required[label] ?? '');
				await expect(element.getByText(en.completeField)).toHaveCount(labels.length + others - at - 1);
			}
			await expect(element.getByText(en.completeAllFields)).toHaveCount(0);
			await expect(element.getByRole('link', { name: en.privacyPolicy })).toHaveAttribute('href', '/privacy-policy');
			expect(posts).toEqual([]);
		});

		test('survives a server that refuses, one that is down and one that is slow, and a double click sends once', async ({
			page,
		}) => {
			const posts = countPosts(page, form);
			await page.goto(form.address);
			await alive(page);
			const parts = formParts(page, form);
			await parts.fill();
			const refusal = { status: 429, msg: 'Please wait a moment', data: null };
			await page.route(call, (route) => route.fulfill({ status: 429, json: refusal }), { times: 1 });
			await parts.send.click();
			await expect(parts.element.getByText('Please wait a moment')).toBeVisible();
			await page.route(call, (route) => route.abort('connectionfailed'), { times: 1 });
			await parts.send.click();
			await expect(parts.element.getByText(en.noConnection)).toBeVisible();
			for (const [label, value] of Object.entries(form.required)) await expect(parts.field(label)).toHaveValue(value);

			let letGo = () => {};
			const held = new Promise<void>((resolve) => {
				letGo = resolve;
			});
			await page.route(call, async (route) => held.then(() => route.continue()), { times: 1 });
			await parts.send.dblclick();
			await expect(page.getByText(en.sending)).toBeVisible();
			letGo();
			await expect(parts.element.getByText(form.sent)).toBeVisible();
			await expect(parts.element.getByText(reference)).toBeVisible();
			for (const label of Object.keys(form.required)) await expect(parts.field(label)).toHaveValue('');
			expect(posts).toHaveLength(3);
			await page.reload();
			await alive(page);
			expect(posts).toHaveLength(3);
		});

		test('works without JavaScript: errors with everything typed, then thanks with the reference, and no second copy', async ({
			browser,
			baseURL,
		}) => {
			const context = await browser.newContext({ ...layoutOf(form), baseURL, javaScriptEnabled: false });
			const page = await context.newPage();
			const posts = countPosts(page, form);
			await page.goto(form.address);
			const parts = formParts(page, form);
			await parts.fill({ waits: false });
			const [first = '', last = ''] = Object.keys(form.required);
			// What the browser itself takes for filled in.
			await parts.field(last).fill('  ');
			await parts.send.click();
			await expect(parts.element.getByText(en.completeField)).toHaveCount(1);
			await expect(parts.field(last)).toBeFocused();
			for (const [label, value] of Object.entries(form.required)) {
				if (label !== last) await expect(parts.field(label)).toHaveValue(value);
			}
			if (form.choice) await expect(parts.field(form.choice.label)).toHaveValue(form.choice.value);
			if (form.file) await expect(parts.element.getByText('resume.txt')).toBeVisible();
			expect(page.url()).not.toContain(form.required[first] ?? '');

			await parts.field(last).fill('Lim');
			await parts.send.click();
			await expect(parts.element.getByText(form.sent)).toBeVisible();
			const given = await parts.element.getByText(reference).innerText();
			await expect(parts.field(first)).toHaveValue('');
			expect(posts).toEqual(['document', 'document']);
			await page.reload();
			await expect(parts.element.getByText(reference)).toHaveText(given);
			expect(posts).toHaveLength(2);
			await context.close();
		});

		test('is sent by the browser while JavaScript is late, and what is typed then stays when it comes', async ({
			page,
		}) => {
			let letGo = () => {};
			const eightSeconds = new Promise<void>((resolve) => {
				letGo = resolve;
			});
			await page.route('**/assets/*.js', async (route) => eightSeconds.then(() => route.continue()));
			const posts = countPosts(page, form);
			await page.goto(form.address, { waitUntil: 'commit' });
			const parts = formParts(page, form);
			await parts.fill({ waits: false });
			await parts.field(Object.keys(form.required)[1] ?? '').fill(' ');
			await parts.send.click();
			await expect(parts.element.getByText(en.completeField)).toHaveCount(1);
			expect(posts).toEqual(['document']);
			for (const [label, value] of Object.entries(form.required)) await parts.field(label).fill(`${value}`);
			const [, changed = ''] = Object.keys(form.required);
			await parts.field(changed).fill('Typed late');
			letGo();
			await alive(page);
			await expect(parts.field(changed)).toHaveValue('Typed late');
			await parts.send.click();
			await expect(parts.element.getByText(reference)).toBeVisible();
			for (const label of Object.keys(form.required)) await expect(parts.field(label)).toHaveValue('');
			expect(posts).toEqual(['document', 'fetch']);
		});
	});
}
