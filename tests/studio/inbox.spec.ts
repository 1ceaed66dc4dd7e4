import { expect, test } from '@playwright/test';
import { address, deliver, found } from './support/letters.ts';
import { siteUrl, studioUrl } from './support/places.ts';
import { signIn } from './support/sign-in.ts';
import { wire } from './support/site.ts';
import { application, quote } from './support/submissions.ts';

const person = { first_name: 'Mei', last_name: 'Tanaka', email: 'mei.tanaka@example.com', phone_number: '+1 555 0199' };

test('staff process submissions from the site in the studio', { tag: '@DESK-46' }, async ({ page, request }) => {
	const contact = await wire(request, '/message/index', {
		...person,
		organization: 'Harbor Clinic',
		title: 'Director',
		content: 'Please call me about training.',
		source: 'Referral',
		type: 'Contact Us',
	});
	const quote = await wire(request, '/message/product_message', {
		...person,
		organization: 'Harbor Clinic',
		title: 'Director',
		content: '500 tests a month',
		product_name: 'Strep A test',
	});
	const upload = await request.post(`${siteUrl}/apis/api/index/uploads`, {
		multipart: {
			files: { name: 'resume.txt', mimeType: 'text/plain', buffer: Buffer.from('Twenty years at the bench.') },
		},
	});
	const application = await wire(request, '/message/careers_message', {
		...person,
		state: 'CA',
		postal_code: '92121',
		city: 'San Diego',
		start_date: Date.now(),
		resume: (await upload.json()).data.thumb,
		cover_letter: 'Hello.',
		source: 'Referral',
		careers: 'Process engineer',
	});
	for (const answer of [contact, quote, application]) expect(answer.status).toBe(200);

	await signIn(page);
	const open = async (reference: string, who: string) => {
		await expect.poll(async () => (await found(request, 'messages', reference)).length).toBe(1);
		await page.goto(`${studioUrl}/admin/collections/messages?search=${reference}`);
		await page.getByRole('link', { name: who }).click();
		await expect(page).toHaveURL(`${studioUrl}/admin/desk/${reference}`);
		await expect(page.getByRole('heading', { level: 1, name: who })).toBeVisible();
	};

	await open(contact.data.reference, 'Mei Tanaka');
	await expect(page.locator('.desk-letter')).toHaveText('Please call me about training.');
	await page.getByLabel('Status').selectOption('In progress');
	await page.getByRole('button', { name: 'Save' }).click();
	await expect(page.getByText('Saved.')).toBeVisible();

	await open(quote.data.reference, 'Mei Tanaka');
	await expect(page.locator('.desk-facts')).toContainText('Strep A test');

	await open(application.data.reference, 'Mei Tanaka');
	await expect(page.locator('.desk-facts')).toContainText('Process engineer');
	await expect(page.getByRole('link', { name: 'Download resume.txt' })).toBeVisible();

	await page.goto(`${studioUrl}/admin/collections/messages`);
	await expect(page.getByRole('link', { name: 'Download all as XLSX' })).toBeVisible();
});

test('a seller’s table has no applications, and a recruiter’s no quotes', { tag: '@DESK-3' }, async ({
	browser,
	request,
}) => {
	const [asked, applied] = [quote(address()), application('', address())];
	await deliver(request, asked, applied);
	for (const [role, sees, hides] of [
		['sales', asked, applied],
		['recruiter', applied, asked],
	] as const) {
		const page = await browser.newPage();
		await signIn(page, role);
		for (const [sent, count] of [
			[sees, 1],
			[hides, 0],
		] as const) {
			await page.goto(`${studioUrl}/admin/collections/messages?search=${sent.reference}`);
			await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
			await expect(page.locator('.collection-list tbody tr')).toHaveCount(count);
		}
		await expect(page.getByText('Colleagues')).toHaveCount(0);
		await page.close();
	}
});
