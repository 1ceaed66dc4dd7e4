// The pictures of docs/studio.md, with invented people.
import { join } from 'node:path';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { leadForms } from '../../../packages/contract/src/lead-forms.ts';
import { find, post, template } from '../support/answers.ts';
import { as, asSite } from '../support/api.ts';
import { newColleague } from '../support/colleagues.ts';
import { deliver, work } from '../support/letters.ts';
import { mailServer } from '../support/mail-server.ts';
import { root } from '../support/places.ts';
import { ready } from '../support/ready.ts';
import { signIn } from '../support/sign-in.ts';
import { application, contact, leadQuote, paper, quote, report, sampleKit, signUp } from '../support/submissions.ts';

const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString();

interface Sender {
	kind: (email: string) => { kind: string; reference: string; fields: object };
	name: string;
	firm?: string;
	words?: object;
	hours: number;
	more?: object;
}

const [firstOf, lastOf] = [(name: string) => name.split(' ')[0] ?? '', (name: string) => name.split(' ')[1] ?? ''];
const addressOf = (name: string) => `${name.toLowerCase().replace(' ', '.')}@example.com`;

function letter({ kind, name, firm, words = {}, hours, more = {} }: Sender) {
	const sent = kind(addressOf(name));
	const who = { firstName: firstOf(name), lastName: lastOf(name), ...(firm && { organization: firm }) };
	return { ...sent, ...more, receivedAt: ago(hours), fields: { ...sent.fields, ...who, ...words } };
}

const lines = [
	{ quantity: 40, reference: 'HA-FLU-25', name: 'Influenza A+B, 25 tests' },
	{ quantity: 10, reference: 'HA-STR-25', name: 'Strep A, 25 tests' },
];

const senders: Sender[] = [
	{
		kind: contact,
		name: 'Ines Duarte',
		firm: 'Harbor Clinic',
		hours: 0.3,
		more: { lines },
		words: {
			type: leadForms.quote.type,
			message:
				'Dear all,\n\nwe are preparing our winter stock and would like a quotation for the lines below, delivered monthly to our laboratory in Lisbon.\n\nCould you also say what shelf life is left on delivery?\n\nKind regards\nInes Duarte',
		},
	},
	{
		kind: contact,
		name: '伟 王',
		firm: '第一人民医院',
		hours: 1,
		more: { language: 'cn' },
		words: { email: 'wang.wei@example.com', message: '您好，我们希望了解流感检测试剂盒的价格，并请尽快报价。' },
	},
	{
		kind: sampleKit,
		name: 'Priya Nair',
		firm: 'CarePoint',
		hours: 5,
		words: { products: 'Strep A and RSV, for evaluation by our nurses.' },
	},
	{ kind: signUp, name: 'Tom Reed', hours: 8 },
	{ kind: paper, name: 'Ada Okafor', firm: 'Lakeside Practice', hours: 26 },
	{
		kind: quote,
		name: 'Jonas Berg',
		firm: 'Nordlab',
		hours: 240,
		words: { productName: 'Rapid test', message: '500 tests a month, delivered to Oslo. What are your terms?' },
	},
	{
		kind: leadQuote,
		name: 'Mara Lindqvist',
		firm: 'Fjord Health',
		hours: 30,
		words: { message: 'We open three new practices in spring.' },
	},
	{
		kind: contact,
		name: 'Kofi Mensah',
		firm: 'Accra Diagnostics',
		hours: 52,
		words: { message: 'Is there a distributor for Ghana?' },
	},
];

const applicants = [
	['Lena Hoffmann', 'new'],
	['Marco Bellini', 'new'],
	['Yuki Tanaka', 'looked-at', 3],
	['Sara Nilsen', 'looked-at'],
	['Omar Haddad', 'shortlisted', 4],
	['Elif Kaya', 'interview', 5],
	['Peter Novak', 'declined', 2],
	['Grace Mbeki', 'offer', 5],
] as const;

const pdf = Buffer.from(
	`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 300]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length 118>>stream
BT /F 22 Tf 50 240 Td (Elif Kaya) Tj /F 12 Tf 0 -30 Td (Process engineer, eight years in diagnostics) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF
`,
);

async function keep(page: Page, name: string) {
	const screenshot = await page.screenshot({ animations: 'disabled' });
	await sharp(screenshot)
		.webp({ quality: 82, effort: 6 })
		.toFile(join(root, `docs/images/studio-${name}.webp`));
}

const picture = async (page: Page, name: string, address: string, isReady: () => Promise<unknown>) => {
	await page.goto(address);
	await isReady();
	await ready(page);
	await keep(page, name);
};

async function fill(request: APIRequestContext) {
	await deliver(request, ...senders.map(letter));
	const months = Array.from({ length: 30 }, (_, at) => {
		const [kind, name] = [[contact, quote, signUp, contact][at % 4] ?? contact, `Person ${at}`];
		return letter({ kind, name, hours: 60 + ((at * 37) % 640) });
	});
	await deliver(request, ...months);
	for (const { reference } of months) await work(request, 'sales', reference, { do: 'done' });
	await deliver(request, { ...report(), receivedAt: ago(9) });
	const products = await find(request, 'editor', 'products', '');
	const views = products.slice(0, 8).map(({ id: productId }, at) => ({
		...{ id: `picture-${productId}`, productId, day: ago(24).slice(0, 10), language: 'en', views: 389 - at * 27 },
	}));
	await request.post('/api/deliveries/views', { headers: asSite, data: { views } });
}

async function fillApplications(request: APIRequestContext) {
	const jobs = await find(request, 'recruiter', 'jobs', '');
	const upload = 'e1f0c0ffee0000000000000000000000';
	const headers = { ...asSite, 'content-type': 'application/pdf', 'x-file-name': 'elif-kaya.pdf' };
	await request.put(`/api/deliveries/files/${upload}`, { headers, data: pdf });
	for (const [at, [name, stage, rating]] of applicants.entries()) {
		const sent = letter({
			kind: (email) => application(name === 'Elif Kaya' ? upload : '', email),
			name,
			hours: 20 + at * 31,
		});
		const item = { kind: 'job', id: jobs[at % 2]?.id };
		await deliver(request, { ...sent, item });
		if (stage !== 'new') await post(request, 'recruiter', `/application-changes/${sent.reference}`, { stage });
		if (rating) await post(request, 'recruiter', `/application-changes/${sent.reference}`, { rating });
	}
}

test('the pictures of the guide for staff', async ({ page, request }) => {
	const server = await mailServer(false);
	await newColleague(request, 'Nora', 'sales');
	await template(request, 'sales', { name: 'Quotation follows', kinds: ['quote', 'message'] });
	await fill(request);
	await fillApplications(request);
	const main = page.getByRole('main');
	const idIn = async (collection: string, where: string) =>
		(await find(request, 'administrator', collection, where))[0]?.id;

	await signIn(page, 'sales');
	await picture(page, 'desk', '/admin/desk', () => page.locator('.desk-item').first().waitFor());
	const referenceFrom = async (name: string, kind: string) =>
		String(
			(
				await find(
					request,
					'administrator',
					'messages',
					`where[email][equals]=${addressOf(name)}&where[kind][equals]=${kind}`,
				)
			)[0]?.reference,
		);
	const asked = await referenceFrom('Ines Duarte', 'quote');
	await work(request, 'sales', asked, { do: 'note', note: 'Their last order was in March.' });
	await picture(page, 'letter', `/admin/desk/${asked}`, () => page.getByText('last order was').waitFor());

	await signIn(page, 'recruiter');
	await picture(page, 'board', '/admin/desk/applications', () => page.getByText('Grace Mbeki').waitFor());
	const applied = await referenceFrom('Elif Kaya', 'application');
	await picture(page, 'application', `/admin/desk/${applied}`, () => page.getByLabel('Stage').waitFor());
	await picture(page, 'jobs', '/admin/collections/jobs', () => page.getByRole('table').waitFor());

	await signIn(page);
	await picture(page, 'dashboard', '/admin', () => page.getByText('Waits for you').waitFor());
	const product = await idIn('products', 'where[reference][equals]=HA-FLU-25');
	await picture(page, 'product', `/admin/collections/products/${product}`, () =>
		page.locator('#field-title').waitFor(),
	);
	const headers = await as(request, 'administrator');
	for (const titleCn of ['甲乙型流感快速检测', '甲型与乙型流感快速检测'])
		await request.patch(`/api/products/${product}?draft=true`, { headers, data: { titleCn, _status: 'draft' } });
	await picture(page, 'versions', `/admin/collections/products/${product}/versions`, () =>
		page.getByRole('table').waitFor(),
	);
	const article = await idIn('articles', '');
	await page.goto(`/admin/collections/articles/${article}`);
	// The menu opens only once the form has its event listeners.
	await expect(async () => {
		await page.locator('.form-submit .popup-button').click();
		await page.getByRole('button', { name: 'Schedule Publish' }).click({ timeout: 3000 });
	}).toPass();
	await page.locator('.schedule-publish').waitFor();
	await keep(page, 'schedule');
	await picture(page, 'pictures', '/admin/collections/pictures', () => page.getByRole('table').waitFor());
	const home = await idIn('pages', '');
	await picture(page, 'page', `/admin/collections/pages/${home}`, () => main.getByText('Sections').first().waitFor());
	await picture(page, 'colleague', '/admin/collections/users/create', () => page.locator('#field-email').waitFor());
	await page.goto('/admin/privacy');
	await page.getByLabel('Email address').fill(addressOf('Ines Duarte'));
	await page.getByRole('button', { name: 'Find' }).click();
	await page.getByText('Download everything').waitFor();
	await keep(page, 'privacy');
	await server.close();
});
