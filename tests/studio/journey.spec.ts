import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { applicationWords } from '../../apps/site/app/messages/application.ts';
import { en } from '../../apps/site/app/messages/en.ts';
import { openApplication, resumeFile } from '../support/application-form.ts';
import { as, type Role } from './support/api.ts';
import { siteUrl, studioUrl } from './support/places.ts';
import { signIn } from './support/sign-in.ts';

const { en: words } = applicationWords;
const person = {
	[en.firstName]: 'Ines',
	[en.lastName]: 'Duarte',
	[en.organization]: 'Harbor Clinic',
	[en.jobTitle]: 'Director',
	[en.phone]: '+1 555 0142',
};

/** Sends the form of a page and returns the reference from the site's response. */
async function submit(page: Page, call: string, click: () => Promise<void>): Promise<string> {
	const answer = page.waitForResponse(`**/apis/api/message/${call}`);
	await click();
	const { status, data } = await (await answer).json();
	expect(status).toBe(200);
	return data.reference;
}

async function fill(page: Page, texts: Record<string, string>) {
	const form = page.getByRole('main').getByRole('form');
	for (const [label, value] of Object.entries(texts)) await form.getByLabel(label).fill(value);
	return form;
}

/** The rows of this visitor in the inbox. Each visitor has a separate e-mail address. */
async function inbox(request: APIRequestContext, role: Role, collection: string, email: string) {
	const headers = await as(request, role);
	const query = `where[email][equals]=${encodeURIComponent(email)}&depth=1`;
	const { docs } = await (await request.get(`${studioUrl}/api/${collection}?${query}`, { headers })).json();
	return docs;
}

const visitor = () => `visitor-${crypto.randomUUID().slice(0, 8)}@example.com`;

test('a contact message appears in the inbox once, with its reference and fields', {
	tag: ['@smoke', '@CALL-40', '@FORM-5'],
}, async ({ page, request }) => {
	const email = visitor();
	await page.goto(`${siteUrl}/contact`);
	const form = await fill(page, { ...person, [en.email]: email, [en.howCanWeHelp]: 'Do you train new staff?' });
	await form.getByLabel(en.howDidYouHear).selectOption('Referral');
	const reference = await submit(page, 'index', () => form.getByRole('button', { name: en.submit }).click());
	await expect(page.getByText(en.formSent).first()).toBeVisible();

	await expect.poll(async () => (await inbox(request, 'sales', 'messages', email)).length).toBe(1);
	expect(await inbox(request, 'sales', 'messages', email)).toMatchObject([
		{
			reference,
			status: 'new',
			kind: 'message',
			who: 'Ines Duarte',
			fields: {
				organization: 'Harbor Clinic',
				jobTitle: 'Director',
				phone: '+1 555 0142',
				message: 'Do you train new staff?',
				source: 'Referral',
				type: 'Contact Us',
			},
			page: '/contact',
		},
	]);
});

test('an application appears in the inbox once, and the recruiter opens its résumé', async ({ page, request }) => {
	const email = visitor();
	const parts = await openApplication(page, 'Process Engineer', siteUrl);
	await parts.fill();
	await parts.field(en.email).fill(email);
	await parts.form.getByRole('group', { name: words.workAuthorization }).getByLabel(words.yes).check();
	await parts.upload();
	const reference = await submit(page, 'careers_message', () => parts.apply.click());
	await expect(parts.thanks).toBeVisible();

	await expect.poll(async () => (await inbox(request, 'recruiter', 'messages', email)).length).toBe(1);
	const [application] = await inbox(request, 'recruiter', 'messages', email);
	expect(application).toMatchObject({
		reference,
		kind: 'application',
		who: 'Mei Tanaka',
		fields: {
			job: 'Process Engineer',
			state: 'CA',
			postalCode: '92121',
			city: 'San Diego',
			workAuthorization: 'yes',
			references: 'unanswered',
			coverLetter: 'Twenty years at the bench.',
			source: 'A friend',
		},
		resume: { originalName: resumeFile.name },
	});

	await signIn(page, 'recruiter');
	await page.goto(`${studioUrl}/admin/desk/${reference}`);
	await expect(page.getByRole('heading', { level: 1, name: 'Mei Tanaka' })).toBeVisible();
	const address = (await page.locator('a[href*="/api/resumes/file/"]').first().getAttribute('href')) ?? '';
	expect(await page.evaluate(async (url) => (await fetch(url)).text(), address)).toBe(resumeFile.buffer.toString());
	expect((await request.get(new URL(address, studioUrl).href)).status()).toBe(403);
});
