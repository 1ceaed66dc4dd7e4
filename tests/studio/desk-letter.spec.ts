import { expect, test } from '@playwright/test';
import { violationsNow } from '../support/accessibility.ts';
import { sql } from './support/database.ts';
import { arrived, written } from './support/desk.ts';
import { address, deliver, found, work } from './support/letters.ts';
import { mailServer } from './support/mail-server.ts';
import { signIn } from './support/sign-in.ts';
import { application, report } from './support/submissions.ts';

test('a message shows a rejected mail and what to do, until the mail is sent', { tag: '@DESK-34' }, async ({
	page,
	request,
}) => {
	const sent = written('My address is wrong.');
	let isKnown = false;
	const unknown = () => Object.assign(new Error('5.1.1 no such user here'), { responseCode: 550 });
	const server = await mailServer((to) => (to === sent.fields.email && !isKnown ? unknown() : null));
	await deliver(request, sent);
	const mails = `"to" = '${sent.fields.email}'`;
	await expect
		.poll(async () => (await sql(`select last_error from mails where ${mails}`))[0]?.last_error)
		.toContain('no such user');
	await signIn(page, 'sales');
	await page.goto(`/admin/desk/${sent.reference}`);
	const told = page.getByRole('alert').filter({ hasText: 'Our mail did not arrive.' });
	await expect(told).toContainText('no such user here');
	await expect(told).toContainText('Look for a slip in the address');
	await expect(told.getByRole('link', { name: '+1 555 0100' })).toBeVisible();
	expect((await violationsNow(page)).filter((finding) => /desk|main/.test(finding))).toEqual([]);
	isKnown = true;
	await sql(`update mails set next_attempt_at = now() where ${mails}`);
	await expect.poll(async () => (await sql(`select status from mails where ${mails}`))[0]?.status).toBe('sent');
	await page.reload();
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(told).toHaveCount(0);
	await server.close();
});

test('staff move and rate an application where they read it, and see its deletion date', { tag: '@DESK-57' }, async ({
	page,
	request,
}) => {
	const sent = application('', address());
	await deliver(request, sent);
	await signIn(page, 'recruiter');
	await page.goto(`/admin/desk/${sent.reference}`);
	const work = page.getByRole('region', { name: 'Application' });
	await work.getByLabel('Rating').selectOption('4');
	await expect.poll(async () => (await found(request, 'messages', sent.reference))[0]?.rating).toBe(4);
	await expect(work.getByLabel('Rating')).toHaveValue('4');
	await work.getByLabel('Stage').selectOption({ label: 'Interview' });
	await expect(page.getByLabel('Status')).toHaveValue('in-progress');
	await expect(work.getByLabel('Stage')).toHaveValue('interview');
	await expect(work).toContainText(/Deleted for good from \d+ \w+ \d{4} on/);
	expect((await violationsNow(page)).filter((finding) => /desk|main/.test(finding))).toEqual([]);
});

test('a report shows its deadlines in the inbox and is closed in its record', { tag: '@DESK-57' }, async ({
	page,
	request,
}) => {
	const sent = report([], address());
	await deliver(request, sent);
	const id = (await found(request, 'problem-reports', sent.reference))[0]?.id;
	await signIn(page, 'quality');
	await page.goto(`/admin/desk/${sent.reference}`);
	await expect(page.getByText('Judge it (EU, US): 1 day left')).toBeVisible();
	await expect(page.getByText('Somebody was harmed, or perhaps.')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Done', exact: true })).toHaveCount(0);
	await expect(page.getByRole('link', { name: 'Open the record' })).toHaveAttribute(
		'href',
		`/admin/collections/problem-reports/${id}`,
	);
	for (const name of ['done', 'erase', 'spam']) await work(request, 'quality', sent.reference, { do: name });
	expect((await found(request, 'problem-reports', sent.reference))[0]).toMatchObject({ state: 'received' });
});

test('a signed-out person keeps the page and the written text', { tag: '@DESK-60' }, async ({ page, request }) => {
	const reference = await arrived(request, 'Are you there?');
	await signIn(page, 'sales');
	await page.goto(`/admin/desk/${reference}`);
	const note = page.getByLabel('Note for colleagues');
	await note.fill('Written before the session ended.');
	// The scripts have loaded once the reply form is there.
	await expect(page.getByRole('region', { name: 'Answer', exact: true })).toBeVisible();
	const session = await page.context().cookies();
	await page.context().clearCookies();
	await page.getByRole('button', { name: 'Add note' }).click();
	await expect(page.getByText('You are signed out. Sign in again in another tab')).toBeVisible();
	await expect(note).toHaveValue('Written before the session ended.');
	await page.context().addCookies(session);
	await page.getByRole('button', { name: 'Add note' }).click();
	await expect(page.getByText('The note is kept.')).toBeVisible();
	const path = `/api/desk/${reference}`;
	const plain = await request.post(path, { headers: { accept: 'text/html' }, form: { do: 'done' }, maxRedirects: 0 });
	expect([plain.status(), plain.headers().location]).toEqual([
		303,
		`/admin/login?redirect=${encodeURIComponent(`/admin/desk/${reference}`)}`,
	]);
});
