// Nightly, and when one of these changes: apps/studio/src/desk apps/studio/src/unsaved apps/studio/src/releases
import { type APIRequestContext, type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { byDepth } from '../support/depth.ts';
import { find, template } from './support/answers.ts';
import { as } from './support/api.ts';
import { type Colleague, comes, leave, newColleague } from './support/colleagues.ts';
import { sql } from './support/database.ts';
import { deliver, ownWord } from './support/letters.ts';
import { mailServer } from './support/mail-server.ts';
import { studioUrl } from './support/places.ts';
import { ready } from './support/ready.ts';
import { signIn } from './support/sign-in.ts';
import {
	application,
	contact,
	distributor,
	leadQuote,
	newsletter,
	paper,
	quote,
	sampleKit,
	signUp,
} from './support/submissions.ts';

const desktop: BrowserContextOptions = { baseURL: studioUrl, viewport: { width: 1280, height: 900 } };
const phone: BrowserContextOptions = { baseURL: studioUrl, viewport: { width: 390, height: 844 }, hasTouch: true };

type Server = Awaited<ReturnType<typeof mailServer>>;

/** Decodes mails, whose lines are folded at 76 characters or, in Chinese, sent as base64. */
const unfolded = (text: string) =>
	text.replaceAll('=\r\n', '') +
	[...text.matchAll(/(?:^[\w+/=]{1,76}\r\n)+/gm)].map(([part]) => Buffer.from(part, 'base64').toString()).join('\n');

/** The recipients of mails with these words, one entry for each mail. */
const gotMail = ({ received }: Server, words: string) =>
	received
		.filter(({ text }) => unfolded(text).includes(words))
		.flatMap(({ to }) => to)
		.sort();

/** Waits until all mails with these words are sent. */
const allSent = (words: string) =>
	expect
		.poll(() => sql(`select id, last_error from mails where text like '%${words}%' and status <> 'sent'`), {
			timeout: 60_000,
		})
		.toEqual([]);

/** With the keyboard at a desk, or by touch on a phone. */
const handsOf = (isPhone: boolean) => ({
	press: async (page: Page, name: string | RegExp, within = page.getByRole('main')) => {
		const button = within.getByRole('button', { name, exact: typeof name === 'string' });
		await expect(button).toBeEnabled();
		return isPhone ? button.tap() : button.press('Enter');
	},
	open: async (page: Page, name: string, address: string) => {
		await page.goto(address);
		const link = page.locator('.desk-item a').filter({ hasText: name });
		if (isPhone) await link.tap();
		else await link.press('Enter');
		await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
	},
});
type Hands = ReturnType<typeof handsOf>;

const answerForm = (page: Page) => page.getByRole('region', { name: 'Answer', exact: true });

async function fromTemplate(page: Page, name: string, words: string | RegExp) {
	const form = answerForm(page);
	await form.getByLabel('Template').selectOption({ label: name });
	await expect(form.getByLabel('Text')).toHaveValue(words);
	return form;
}

const firstNames = 'Ana Ben Chloe Dina Emil Farah Goran Heidi Ivan Jun Kemal Lena Moira Nils'.split(' ');

/** Ten messages of all kinds for replies by sales, and four for other actions; the first is the newest. */
function lettersOfADay(word: string) {
	const kinds = [
		contact,
		quote,
		leadQuote,
		sampleKit,
		distributor,
		paper,
		signUp,
		newsletter,
		(email: string) => ({ ...contact(email), language: 'cn' as const }),
		(email: string) => ({
			...quote(email),
			lines: [{ quantity: 20, reference: 'HA-FLU-25', name: 'Influenza A+B, 25 tests' }],
		}),
		...[contact, contact, contact, contact],
	];
	return kinds.map((kind, at) => {
		const firstName = firstNames[at] ?? '';
		const sent = kind(`${firstName}-${word}@example.com`.toLowerCase());
		const receivedAt = new Date(Date.now() - (at + 1) * 60_000).toISOString();
		const fields = { ...sent.fields, firstName, lastName: word };
		return { ...sent, receivedAt, fields, name: `${firstName} ${word}`, to: sent.fields.email };
	});
}

const sales = ['message', 'quote', 'sample', 'meeting', 'distributor', 'signup', 'paper'];

/** Replies to one message after the other: after each one the next message of the queue opens. */
async function answersByKeys(page: Page, names: string[], queue: string, template: string) {
	await page.goto(queue);
	await ready(page);
	await page.getByRole('heading', { level: 1, name: 'Desk' }).click();
	await page.keyboard.press('j');
	await expect(page.locator('.desk-item a').filter({ hasText: names[0] })).toBeFocused();
	await page.keyboard.press('j');
	await page.keyboard.press('k');
	for (const [at, name] of names.entries()) {
		if (at > 0) await expect(answerForm(page)).toBeVisible();
		await page.keyboard.press('r');
		await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
		await expect(answerForm(page).getByLabel('Text')).toBeFocused();
		await fromTemplate(page, template, new RegExp(name.split(' ')[0] ?? ''));
		await answerForm(page).getByRole('button', { name: 'Send and done' }).press('Enter');
		await expect(page.getByRole('status').filter({ hasText: `${name}: answered, and done.` })).toBeVisible();
	}
}

/** Opens each message from the list, by click or tap. */
async function answersByHand(hands: Hands, page: Page, names: string[], queue: string, template: string) {
	for (const name of names) {
		await hands.open(page, name, queue);
		const form = await fromTemplate(page, template, new RegExp(name.split(' ')[0] ?? ''));
		await hands.press(page, 'Send and done', form);
		await expect(page.getByRole('status').filter({ hasText: `${name}: answered, and done.` })).toBeVisible();
	}
}

/** Both write a reply. The slower person sees the warning and keeps a draft. */
async function bothAnswer(hands: Hands, pages: [Page, Page], name: string, queue: string, template: string) {
	const [first, second] = pages;
	await Promise.all(pages.map((page) => hands.open(page, name, queue)));
	await Promise.all(pages.map((page) => fromTemplate(page, template, /Dear|您好/)));
	await expect(second.getByText(/has this letter open too/)).toBeVisible();
	await hands.press(first, 'Send', answerForm(first));
	await expect(first.getByLabel('Status')).toHaveValue('in-progress');
	await hands.press(second, 'Send and done', answerForm(second));
	const warning = second.getByRole('alert').filter({ hasText: 'answered this letter on' });
	await expect(warning).toBeVisible();
	await hands.press(second, 'Keep as draft', warning);
	await hands.press(first, 'Done');
	await expect(first.getByRole('status').filter({ hasText: `${name}: done.` })).toBeVisible();
}

/** A change based on an outdated view gets a warning and does not undo the colleague's change. */
async function bothTake(
	hands: Hands,
	pages: [Page, Page],
	names: [string, string],
	people: Colleague[],
	queue: string,
) {
	const [first, second] = pages;
	const [colleague] = people;
	for (const name of names) {
		await Promise.all(pages.map((page) => hands.open(page, name, queue)));
		await second.getByLabel('Assigned to').selectOption(String(colleague?.id));
		await hands.press(second, 'Save');
		await expect(second.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
	}
	// The first person still sees the second message as unassigned. A new date does not undo the assignment.
	await first.getByLabel('Follow up on').fill(new Date().toISOString().slice(0, 10));
	await hands.press(first, 'Save');
	await expect(first.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
	await expect(first.getByLabel('Assigned to')).toHaveValue(String(colleague?.id));
	await expect(first.getByLabel('Status')).toHaveValue('in-progress');
}

async function asksTwice(hands: Hands, page: Page, name: string) {
	const rest = page.locator('.desk-rest details').filter({ hasText: name });
	await rest.locator('summary').click();
	await hands.press(page, name, rest);
}

async function erasedByPrivacy(page: Page, email: string) {
	await signIn(page);
	await page.goto('/admin/privacy');
	await page.getByLabel('Email address').fill(email);
	await page.getByRole('button', { name: 'Find' }).click();
	await page.getByRole('checkbox', { name: /but problem reports/ }).check();
	await page.getByRole('button', { name: 'Delete', exact: true }).click();
	await expect(page.getByRole('status').filter({ hasText: 'were deleted' })).toBeVisible();
}

// One window for each kind of day; nightly runs use both windows for both days.
type Window = readonly [width: number, options: BrowserContextOptions, isPhone: boolean];
const atDesk: Window = [1280, desktop, false];
const onPhone: Window = [390, phone, true];

const count = async (page: Page, address: string, number: number) => {
	await page.goto(address);
	await expect(page.locator('.desk-item'), address).toHaveCount(number);
};

for (const [width, options, isPhone] of byDepth({ usual: [atDesk], nightly: [atDesk, onPhone] })) {
	const hands = handsOf(isPhone);

	test(`two people in sales at ${width} px reply to ten messages, assign, move and erase`, {
		tag: ['@DESK-8', '@DESK-12', '@DESK-15', '@DESK-33', '@DESK-50', '@DESK-51'],
	}, async ({ browser, page: administrator, request }) => {
		test.setTimeout(600_000);
		const server = await mailServer(false);
		const word = ownWord();
		const letters = lettersOfADay(word);
		await deliver(request, ...letters.map(({ name: _, to: __, ...letter }) => letter));
		const name = `Thanks ${word}`;
		const said = `Answered ${word}`;
		await template(request, 'sales', {
			name,
			kinds: sales,
			text: `Dear {first name} {last name},\n\n${said}`,
			subjectCn: '谢谢',
			textCn: `{first name} {last name}您好\n\n${said}`,
		});
		const people = [await newColleague(request, 'Ines', 'sales'), await newColleague(request, 'Tomas', 'sales')];
		const pages: [Page, Page] = [
			await comes(browser, people[0] as Colleague, options),
			await comes(browser, people[1] as Colleague, options),
		];
		const [ines, tomas] = pages;
		const names = letters.map((letter) => letter.name);
		const queue = `/admin/desk?q=${word}`;
		await count(ines, queue, 14);

		const answered = letters.slice(1, 10).map((letter) => letter.name);
		await bothAnswer(hands, pages, names[0] ?? '', queue, name);
		const [hers, his] = [answered.slice(0, 5), answered.slice(5).reverse()];
		await Promise.all([
			isPhone ? answersByHand(hands, ines, hers, queue, name) : answersByKeys(ines, hers, queue, name),
			answersByHand(hands, tomas, his, queue, name),
		]);
		await bothTake(hands, pages, [names[10] ?? '', names[11] ?? ''], people, queue);
		await hands.open(tomas, names[12] ?? '', queue);
		await hands.open(ines, names[12] ?? '', queue);
		await asksTwice(hands, tomas, 'Move to problem reports');
		await expect(tomas.getByRole('status').filter({ hasText: 'moved to the problem reports' })).toBeVisible();
		await hands.press(ines, 'Done');
		await expect(ines.getByRole('alert').filter({ hasText: 'is no longer here' })).toBeVisible();
		if (isPhone) {
			await hands.open(ines, names[13] ?? '', queue);
			await asksTwice(hands, ines, 'Erase');
			await expect(ines.getByRole('status').filter({ hasText: 'erased' })).toBeVisible();
		} else await erasedByPrivacy(administrator, letters[13]?.to ?? '');

		await count(tomas, `${queue}&tab=new`, 0);
		await count(tomas, `${queue}&tab=done`, 10);
		await count(ines, `${queue}&tab=mine`, 2);
		await count(tomas, `${queue}&tab=mine`, 0);
		await signIn(administrator, 'quality');
		await count(administrator, queue, 1);
		await allSent(word);
		expect(gotMail(server, said)).toEqual(
			letters
				.slice(0, 10)
				.map(({ to }) => to)
				.sort(),
		);
		const told = () => gotMail(server, `${people[1]?.name} has given you`);
		await expect.poll(told).toEqual([people[0]?.email, people[0]?.email]);
		for (const page of pages) await page.context().close();
		await leave(request, ...people);
		await server.close();
	});
}

const column = (page: Page, stage: string) => page.getByRole('region', { name: new RegExp(`^${stage}, `) });

/** A phone shows one stage at a time. */
const show = async (page: Page, stage: string, isPhone: boolean) => {
	if (isPhone) await page.getByRole('button', { name: new RegExp(`^${stage} `) }).tap();
};

/** Moves each applicant to a stage, by the select of the card. */
async function sorts(page: Page, isPhone: boolean, choices: [name: string, stage: string][]) {
	for (const [name, stage] of choices) {
		await show(page, 'New', isPhone);
		await page.getByLabel(`Stage of ${name}`).selectOption({ label: stage });
		await expect(page.getByText(`${name} is moved to ${stage}.`)).toBeVisible();
	}
}

/** The stage has this number of cards, once the board has loaded the colleague's changes. */
const holds = (page: Page, isPhone: boolean, stage: string, number: number) =>
	expect(
		isPhone
			? page.getByRole('button', { name: `${stage} ${number}`, exact: true })
			: page.getByRole('region', { name: `${stage}, ${number}`, exact: true }),
	).toBeVisible({ timeout: 40_000 });

const letterTo = (page: Page) => page.getByRole('region', { name: 'Letter to several applicants' });

/** Chooses all applicants of a stage, the mail and the next stage, and returns the send button. */
async function prepares(page: Page, isPhone: boolean, stage: string, letter: string, next: string, number: number) {
	await show(page, stage, isPhone);
	const all = column(page, stage).getByRole('checkbox', { name: `Choose all in ${stage}` });
	// Unlike a click, a key press is not held back until the page is ready.
	await expect(all).toBeEnabled();
	if (isPhone) await all.tap();
	else await all.press('Space');
	await letterTo(page).getByLabel('Letter', { exact: true }).selectOption({ label: letter });
	await letterTo(page).getByLabel('and move them to').selectOption({ label: next });
	return letterTo(page).getByRole('button', { name: `Send ${number} letters` });
}

/** A separate job, so that its board has these applicants alone. */
async function jobOf(request: APIRequestContext, word: string): Promise<number> {
	const [one] = await find(request, 'recruiter', 'jobs', '');
	if (!one) throw new Error('the sample has jobs');
	const { id: _, createdAt: __, updatedAt: ___, ...job } = one;
	const data = { ...job, title: `Job ${word}`, slug: word, _status: 'draft' };
	const answer = await request.post('/api/jobs?draft=true', { headers: await as(request, 'recruiter'), data });
	expect(answer.status(), await answer.text()).toBe(201);
	return (await answer.json()).doc.id;
}

for (const [width, options, isPhone] of byDepth({ usual: [onPhone], nightly: [atDesk, onPhone] }))
	test(`two recruiters at ${width} px sort forty applicants and answer all of them`, {
		tag: ['@DESK-41', '@DESK-42', '@DESK-44', '@DESK-52'],
	}, async ({ browser, request }) => {
		test.setTimeout(600_000);
		const server = await mailServer(false);
		const word = ownWord();
		const job = await jobOf(request, word);
		const applicants = Array.from({ length: 40 }, (_, at) => {
			const number = String(at + 1).padStart(2, '0');
			const sent = application('', `a${number}-${word}@example.com`);
			const fields = { ...sent.fields, firstName: `A${number}`, lastName: word };
			const item = { kind: 'job' as const, id: job };
			return { sent: { ...sent, item, fields }, to: sent.fields.email, name: `A${number} ${word}` };
		});
		await deliver(request, ...applicants.map(({ sent }) => sent));
		const kinds = ['application'];
		const text = (said: string) => `Dear {first name} {last name},\n\n${said} ${word}`;
		const [invite, decline] = [`Invite ${word}`, `Decline ${word}`];
		await template(request, 'recruiter', { name: invite, kinds, subject: 'Meet us', text: text('Please come') });
		await template(request, 'recruiter', { name: decline, kinds, subject: 'Thank you', text: text('We are sorry') });
		const people = [
			await newColleague(request, 'Rosa', 'recruiter'),
			await newColleague(request, 'Sven', 'recruiter'),
		] as const;
		const rosa = await comes(browser, people[0], options);
		const sven = await comes(browser, people[1], options);
		const board = `/admin/desk/applications?job=${job}`;
		await Promise.all([rosa.goto(board), sven.goto(board)]);
		await expect(column(rosa, 'New').getByRole('listitem')).toHaveCount(40);

		const isGood = (at: number) => at % 8 === 0;
		const choices = applicants.map(({ name }, at): [string, string] => [
			name,
			isGood(at) ? 'Shortlisted' : 'Looked at',
		]);
		// Both move the same applicant: the slower person gets a message, and the first change stays.
		const [[first, stage] = ['', '']] = choices;
		await sorts(rosa, isPhone, [[first, stage]]);
		await show(sven, 'New', isPhone);
		await sven.getByLabel(`Stage of ${first}`).selectOption({ label: 'Declined' });
		await expect(sven.getByText(`${people[0].name} has moved ${first} to Shortlisted meanwhile.`)).toBeVisible();
		await Promise.all([sorts(rosa, isPhone, choices.slice(1, 20)), sorts(sven, isPhone, choices.slice(20))]);

		// The colleague's changes appear without a reload.
		for (const page of [rosa, sven]) {
			await holds(page, isPhone, 'Shortlisted', 5);
			await holds(page, isPhone, 'Looked at', 35);
		}

		// Sven is about to decline the applicants that Rosa invites, so his view is out of date.
		const mistaken = await prepares(sven, isPhone, 'Shortlisted', decline, 'Declined', 5);
		await expect(mistaken).toBeVisible();
		const inviting = await prepares(rosa, isPhone, 'Shortlisted', invite, 'Interview', 5);
		await inviting.click();
		await expect(rosa.getByText('5 letters on the way.')).toBeVisible();
		await mistaken.click();
		await expect(sven.getByText(`${first}: ${people[0].name} has answered meanwhile`)).toBeVisible();

		await Promise.all([rosa.goto(board), sven.goto(board)]);
		const both = [rosa, sven].map((page) => prepares(page, isPhone, 'Looked at', decline, 'Declined', 35));
		const buttons = await Promise.all(both);
		await Promise.all(buttons.map((button) => button.click()));
		for (const page of [rosa, sven]) await expect(letterTo(page)).toBeHidden({ timeout: 60_000 });
		await rosa.goto(board);
		await holds(rosa, isPhone, 'Declined', 35);
		await holds(rosa, isPhone, 'Interview', 5);
		await allSent(word);
		const mailTo = (wanted: (at: number) => boolean) => applicants.filter((_, at) => wanted(at)).map(({ to }) => to);
		expect(gotMail(server, `Please come ${word}`)).toEqual(mailTo(isGood));
		expect(gotMail(server, `We are sorry ${word}`)).toEqual(mailTo((at) => !isGood(at)));
		for (const page of [rosa, sven]) await page.context().close();
		await leave(request, ...people);
		await server.close();
	});
