import { forms } from '@site/contract/forms/all';
import { wireName } from '@site/contract/forms/form';
import { wireBase } from '@site/contract/wire';
import { demoSnapshot } from '@site/demo/snapshot';
import { describe, expect, it } from 'vitest';
import { en } from '../../apps/site/app/messages/en.ts';
import { leadFormWords } from '../../apps/site/app/messages/lead-form.ts';
import { formCases } from '../support/forms.ts';
import { userAgents } from './ask.ts';
import { oneSite } from './one-site.ts';
import { type PlainField, type PlainForm, plainForm, sendPlainForm } from './plain-forms.ts';

const site = oneSite('forms', 4);
const reference = /[2-9A-Z]{3}-[2-9A-Z]{3}-[2-9A-Z]{3}/;
const cv = () => new File(['Mei Tanaka, process engineer'], 'cv.txt', { type: 'text/plain' });

/** A value for an element; each form of each layout is a different submission. */
const typed = ({ type, name }: PlainField, who: string): string | File => {
	if (type === 'file') return cv();
	if (type === 'date') return '2027-03-01';
	if (type === 'checkbox') return 'yes';
	return type === 'select' ? 'Referral' : `${name} of ${who}`;
};

const isAsked = ({ isRequired, type }: PlainField) => isRequired || type === 'file';
const asked = ({ fields }: PlainForm) => fields.filter(isAsked);
/** An invalid file is marked at its file input, and kept in a field beside it. */
const wrong = ({ fields }: PlainForm) => fields.filter(({ isWrong }) => isWrong).map(({ name }) => name);

describe.each(Object.entries(userAgents))('without JavaScript, %s layout', (layout, userAgent) => {
	it.each(formCases)(
		'the $name form lists missing fields, says thanks, and stores one copy',
		{ tags: '@D28' },
		async (form) => {
			const place = form.name === 'footer' ? 'footer' : 'main';
			const who = `${form.name} ${layout}`;
			const read = async (address: string) => {
				const { body, status } = await site.ask(address, { 'user-agent': userAgent });
				expect([status, body.includes(`data-layout="${layout}"`)]).toEqual([200, true]);
				return plainForm(body, place, form.id);
			};
			const blank = await read(form.address);
			const all = asked(blank);
			const others = [form.choice, form.file, form.accepts].filter(Boolean).length;
			expect(all).toHaveLength(Object.keys(form.required).length + others);
			// A browser sends empty inputs too, but of checkboxes and options only the chosen ones.
			const along = blank.fields
				.filter(({ type }) => !['checkbox', 'radio', 'file'].includes(type))
				.map(({ name, value }) => [name, value] as const);
			const send = async (fields: readonly PlainField[]) => {
				const filled = new Map<string, string | File>([
					...along,
					...fields.map((field) => [field.name, typed(field, who)] as const),
				]);
				const { status, body, address, hash } = await sendPlainForm(site.url(), form.address, blank, filled);
				expect([status, body]).toEqual([303, '']);
				return { address, hash, shown: await read(address) };
			};

			const nothing = await send([]);
			expect(wrong(nothing.shown)).toEqual(all.map(({ name }) => name));
			expect(nothing.shown.words).toContain(en.completeAllFields);

			for (const missing of all) {
				const rest = all.filter((field) => field !== missing);
				const { shown, address, hash } = await send(rest);
				expect(wrong(shown), missing.name).toEqual([missing.name]);
				expect(shown.words).toContain(missing.type === 'select' ? en.selectOption : en.completeField);
				expect(hash).toContain(missing.name === 'files' ? 'resume' : missing.name);
				expect(address).not.toContain('Ada');
				for (const field of rest.filter(({ type }) => type !== 'file')) {
					expect(shown.fields.find(({ name }) => name === field.name)?.value).toBe(typed(field, who));
				}
				if (form.file && missing.type !== 'file') expect(shown.words).toContain('cv.txt');
			}

			const first = await send(all);
			const given = reference.exec(first.shown.words)?.[0];
			expect(given).toBeDefined();
			expect(first.shown.words).toContain(form.sent);
			expect(wrong(first.shown)).toEqual([]);
			for (const { name } of all.filter(({ type }) => type !== 'select')) {
				expect(first.shown.fields.find((field) => field.name === name)?.value).toBe('');
			}
			expect((await read(first.address)).words).toContain(given);
			expect((await send(all)).shown.words).toContain(given);
		},
	);
});

it('a report that is not complete comes back with every field as it was typed', { tags: '@REPORT-3' }, async () => {
	const read = async (address: string) => {
		const { body } = await site.ask(address, { 'user-agent': userAgents.desktop });
		return plainForm(body, 'main', 'report-form');
	};
	const blank = await read('/report');
	const isTyped = ({ name, type }: PlainField) =>
		!['hidden', 'radio', 'file'].includes(type) && name !== wireName('honeypot');
	const shown = ({ fields }: PlainForm) => fields.filter(isTyped).map(({ name, value }) => [name, value] as const);
	const values: Partial<Record<string, string>> = { date: '2026-11-01', select: 'patient' };
	const filled = blank.fields
		.filter(isTyped)
		.map(({ name, type }) => [name, values[type] ?? `${name} of a patient`] as const);
	expect(filled.map(([name]) => name)).toEqual(expect.arrayContaining(['happened', 'happened_on', 'role']));
	const { address } = await sendPlainForm(site.url(), '/report', blank, new Map(filled));
	expect(shown(await read(address))).toEqual(filled);
});

describe('the lead forms', { tags: '@PAGE-16' }, () => {
	const formOf = async (address: string) => {
		const { body, status } = await site.ask(address, { 'user-agent': userAgents.desktop });
		const { fields, action } = plainForm(body, 'main');
		const sent = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
		return { status, body, action, item: sent.item, lines: sent.lines, message: sent.content };
	};

	it.each([
		['/lead-form/1', forms.sampleKit.call],
		['/lead-form/1?for=newsletter', forms.newsletter.call],
		['/lead-form/23?lang=cn', forms.distributor.call],
		['/lead-form/quote', forms.leadQuote.call],
	])('%s is the form for %s, and is not indexed', async (address, path) => {
		const { body, ...form } = await formOf(address);
		expect(form).toMatchObject({ status: 200, action: wireBase + path, item: undefined });
		expect(body).toContain('noindex');
	});

	it('carry the linked product and the compared ones, in the language of the page', async () => {
		const [one, other] = demoSnapshot.products;
		if (!one || !other) throw new Error('The sample company has no products');
		const about = await formOf(`/lead-form/quote?product=${encodeURIComponent(one.slug)}&lang=cn`);
		expect(about.item).toBe(`product:${one.id}`);
		expect(about.body).toContain(leadFormWords.cn.around.about);
		const kit = await formOf(`/lead-form/1?product=${encodeURIComponent(one.slug)}`);
		expect(kit).toMatchObject({ item: `product:${one.id}`, lines: `1\t${one.packs[0]?.reference}\t${one.title.en}` });
		const compared = await formOf(`/lead-form/quote?products=${one.reference},${other.reference},<b>nothing`);
		const names = [one, other].map(({ title, reference: number }) => `${title.en} (${number})`);
		expect(compared.message).toBe(leadFormWords.en.products(names));
	});

	it('do not exist under another number', async () => {
		expect((await formOf('/lead-form/24')).status).toBe(404);
	});
});
