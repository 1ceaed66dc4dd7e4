import { expect, test } from '@playwright/test';
import { numberOf } from './support/letters.ts';
import { siteUrl, studioUrl } from './support/places.ts';
import { signIn } from './support/sign-in.ts';
import { wire } from './support/site.ts';

const person = { first_name: 'Mei', last_name: 'Tanaka', email: 'mei.tanaka@example.com', phone_number: '+1 555 0199' };

test('staff process submissions from the site in the studio', async ({ page, request }) => {
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
	const open = async (collection: string, reference: string) => {
		await expect.poll(() => numberOf(request, collection, reference)).toBeGreaterThan(0);
		await page.goto(`${studioUrl}/admin/collections/${collection}`);
		await page.getByRole('link', { name: reference }).click();
		await expect(page.locator('#field-reference')).toHaveValue(reference);
	};

	await open('contact-messages', contact.data.reference);
	await expect(page.locator('#field-message')).toHaveValue('Please call me about training.');
	await page.locator('#field-status').click();
	await page.getByText('In progress', { exact: true }).click();
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(page.getByText('Updated successfully')).toBeVisible();
	await page.goto(`${studioUrl}/admin/collections/contact-messages`);
	await expect(page.getByRole('link', { name: 'Download all as XLSX' })).toBeVisible();

	await open('quote-requests', quote.data.reference);
	await expect(page.locator('#field-productName')).toHaveValue('Strep A test');

	await open('applications', application.data.reference);
	await expect(page.locator('#field-job')).toHaveValue('Process engineer');
	await expect(page.getByText('resume.txt').or(page.getByText(/\.txt/)).first()).toBeVisible();
});

test('a seller sees no applications, a recruiter no quotes', async ({ browser }) => {
	for (const [role, sees, hides] of [
		['sales', 'Quote requests', 'Applications'],
		['recruiter', 'Applications', 'Quote requests'],
	] as const) {
		const page = await browser.newPage();
		await signIn(page, role);
		await page.goto(`${studioUrl}/admin`);
		await page.getByRole('button', { name: 'Lists of Desk' }).click();
		await expect(page.getByRole('navigation').getByText(sees).first()).toBeVisible();
		await expect(page.getByText(hides)).toHaveCount(0);
		await expect(page.getByText('Colleagues')).toHaveCount(0);
		await page.close();
	}
});
