import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { jpeg } from '../wire/photos.ts';
import { as, asSite } from './support/api.ts';
import { work } from './support/letters.ts';
import { siteUrl, studioUrl } from './support/places.ts';
import { signIn } from './support/sign-in.ts';
import { contact, report } from './support/submissions.ts';

type Doc = Record<string, unknown> & { id: number };

const deliver = async (request: APIRequestContext, ...submissions: object[]) =>
	(await (await request.post('/api/deliveries', { headers: asSite, data: { submissions } })).json()).stored;
const find = async (
	request: APIRequestContext,
	collection: string,
	reference: string,
	role: Parameters<typeof as>[1],
) =>
	(
		await (
			await request.get(`/api/${collection}?where[reference][equals]=${reference}`, {
				headers: await as(request, role),
			})
		).json()
	).docs as Doc[];
const standing = async (request: APIRequestContext, reference: string) =>
	(await request.get(`/api/reports/standing/${reference}`, { headers: asSite })).json();

test('a report arrives with its photo, is announced and confirmed, judged and closed', {
	tag: ['@REPORT-7', '@REPORT-9', '@REPORT-10', '@REPORT-11'],
}, async ({ page, request }) => {
	const upload = randomUUID().replaceAll('-', '');
	const put = await request.put(`/api/deliveries/files/${upload}`, {
		headers: { ...asSite, 'content-type': 'image/jpeg', 'x-file-name': 'box.jpg' },
		data: jpeg,
	});
	expect((await put.json()).stored).toEqual([upload]);
	const sent = report([upload], `${randomUUID()}@example.com`);
	expect(await deliver(request, sent)).toEqual([sent.reference]);
	expect(await deliver(request, sent)).toEqual([sent.reference]);

	const [doc] = await find(request, 'problem-reports', sent.reference, 'quality');
	expect(doc).toMatchObject({
		...sent.fields,
		state: 'received',
		awareAt: sent.receivedAt,
		nextDueAt: new Date(Date.parse(sent.receivedAt) + 2 * 86_400_000).toISOString(),
		photos: [{ originalName: 'box.jpg' }],
	});
	const mails = await find(request, 'mails', sent.reference, 'quality');
	expect(mails.map(({ to }) => to).sort()).toEqual([sent.fields.email, 'quality@example.com'].sort());
	const [copy] = mails.filter(({ to }) => to === sent.fields.email);
	expect(copy?.text).toContain(`${siteUrl}/report/${sent.reference}?key=`);
	expect(JSON.stringify(mails)).not.toContain('Treated too late');
	expect(await standing(request, sent.reference)).toEqual({
		state: 'received',
		receivedOn: sent.receivedAt.slice(0, 10),
	});
	const stranger = await request.get(`/api/reports/standing/${sent.reference}`);
	expect(stranger.status()).toBe(401);

	await signIn(page, 'quality');
	await page.goto('/admin');
	const card = page.getByRole('region', { name: /^Problem reports/ });
	await expect(card.getByRole('listitem').filter({ hasText: sent.reference })).toContainText(
		/Influenza A\+B.*somebody was harmed.*Judge it \(EU, US\) by .*, (1 day|less than a day) left; Tell the authority \(EU\)/,
	);
	const headers = await as(request, 'quality');
	const change = (data: object) => request.patch(`/api/problem-reports/${doc?.id}`, { headers, data });
	const early = await change({ state: 'closed' });
	expect(early.status()).toBe(400);
	expect(await early.text()).toContain('Judge it (EU, US)');
	expect((await change({ happened: 'Nothing at all', awareAt: '2030-01-01T00:00:00.000Z' })).ok()).toBe(true);
	expect((await find(request, 'problem-reports', sent.reference, 'quality'))[0]).toMatchObject({
		happened: 'No control line',
		awareAt: sent.receivedAt,
	});
	const judged = { state: 'examining', classEu: 'days-10', classUs: 'not-reportable', notes: 'Lot is being retested' };
	const unexplained = await change(judged);
	expect(unexplained.status()).toBe(400);
	expect(await unexplained.text()).toContain('Say why it need not be reported');
	expect((await change({ ...judged, conclusion: 'Sold in Europe alone' })).ok()).toBe(true);
	expect(await standing(request, sent.reference)).toMatchObject({ state: 'examining' });
	for (const impossible of ['2031-01-01T00:00:00.000Z', '2020-01-01T00:00:00.000Z'])
		expect((await change({ toldEuAt: impossible })).status()).toBe(400);
	const told = { state: 'closed', toldEuAt: new Date().toISOString() };
	expect((await (await change(told)).json()).doc).toMatchObject({ nextDueAt: null });
	await page.goto(`${studioUrl}/admin/trail?kind=problem-reports&item=${doc?.id}`);
	for (const said of ['Lot is being retested', 'Death or serious deterioration: 10 days', 'Closed'])
		await expect(page.locator('td').filter({ hasText: said }).first()).toBeAttached();
});

test('a message about a problem becomes a report, and keeps its time of arrival', { tag: '@REPORT-12' }, async ({
	page,
	request,
}) => {
	const lines = [{ quantity: 20, reference: 'HA-STA-25', name: 'Strep A Test' }];
	const sent = { ...contact(`${randomUUID()}@example.com`), lines, receivedAt: '2026-10-20T08:00:00.000Z' };
	await deliver(request, sent);
	await work(request, 'recruiter', sent.reference, { do: 'move' });
	expect(await find(request, 'messages', sent.reference, 'sales')).toHaveLength(1);

	await signIn(page, 'sales');
	await page.goto(`${studioUrl}/admin/desk/${sent.reference}`);
	const moving = page.getByRole('group').filter({ hasText: 'Move to problem reports' });
	await moving.locator('summary').click();
	await moving.getByRole('button').click();
	await expect(page.getByRole('status').filter({ hasText: 'moved to the problem reports' })).toBeVisible();

	expect(await find(request, 'messages', sent.reference, 'sales')).toEqual([]);
	expect(await find(request, 'mails', sent.reference, 'sales')).toEqual([]);
	expect(await find(request, 'problem-reports', sent.reference, 'quality')).toMatchObject([
		{
			awareAt: sent.receivedAt,
			movedFrom: 'messages',
			name: 'Ada Okafor',
			happened: 'Hello\n20 × HA-STA-25 Strep A Test',
			harm: 'unsaid',
			nextDueAt: '2026-10-22T08:00:00.000Z',
		},
	]);
});

test('staff record, complete and correct a telephone report; the caller gets the link', { tag: '@REPORT-15' }, async ({
	page,
	request,
}) => {
	const email = `${randomUUID()}@example.com`;
	await signIn(page, 'quality');
	await page.goto(`${studioUrl}/admin/collections/problem-reports/create`);
	await page.getByLabel('How it came').fill('Telephone');
	await page.locator('#field-device').fill('Strep A Test');
	await page.locator('#field-happened').fill('No line at all.');
	await page.locator('#field-email').fill(email);
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await page.waitForURL(/problem-reports\/\d+$/);
	const reference = await page.locator('#field-reference').inputValue();
	expect(reference).toMatch(/^\w{3}-\w{3}-\w{3}$/);
	const [mail] = await find(request, 'mails', reference, 'quality');
	expect(mail).toMatchObject({ to: email });
	expect(mail?.text).toContain(`/report/${reference}?key=`);

	await page.locator('#field-lot').fill('STA2506A');
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(page.getByText('Updated successfully')).toBeVisible();
	const headers = await as(request, 'quality');
	const [doc] = await find(request, 'problem-reports', reference, 'quality');
	expect(doc).toMatchObject({ lot: 'STA2506A', harm: 'unsaid', movedFrom: 'Telephone', state: 'received' });
	const change = (data: object) => request.patch(`/api/problem-reports/${doc?.id}`, { headers, data });
	await change({ lot: 'STA2507A', harm: 'none', reference: 'ABC-ABC-ABC', awareAt: '2020-01-01T00:00:00.000Z' });
	const [corrected] = await find(request, 'problem-reports', reference, 'quality');
	expect(corrected).toMatchObject({ lot: 'STA2507A', harm: 'none', awareAt: doc?.awareAt });
	const late = { happened: 'No line', movedFrom: 'Letter', awareAt: '2035-01-01T00:00:00.000Z' };
	expect((await request.post('/api/problem-reports', { headers, data: late })).status()).toBe(400);
	expect((await request.post('/api/problem-reports', { headers, data: { happened: 'x' } })).status()).toBe(400);
});

test('deleting a person keeps their reports, and the studio says why', { tag: '@REPORT-13' }, async ({
	page,
	request,
}) => {
	const email = `${randomUUID()}@example.com`;
	const [kept, gone] = [report([], email), contact(email)];
	await deliver(request, kept, gone);
	await signIn(page);
	await page.goto(`${studioUrl}/admin/privacy`);
	await page.getByLabel('Email address').fill(email);
	await page.getByRole('button', { name: 'Find' }).click();
	await expect(page.getByText('problem reports: 1')).toBeVisible();
	await expect(page.getByText('the law on medical devices wants them kept')).toBeVisible();
	await page.getByRole('checkbox', { name: /but problem reports/ }).check();
	await page.getByRole('button', { name: 'Delete', exact: true }).click();
	await expect(page.getByRole('status').filter({ hasText: '1 submissions were deleted' })).toBeVisible();
	expect(await find(request, 'messages', gone.reference, 'sales')).toEqual([]);
	expect(await find(request, 'problem-reports', kept.reference, 'quality')).toHaveLength(1);
	expect(await find(request, 'mails', kept.reference, 'quality')).toHaveLength(2);
});
