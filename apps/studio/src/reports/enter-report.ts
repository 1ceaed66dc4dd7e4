import { newReference } from '@site/contract/reference';
import { type CollectionAfterChangeHook, type CollectionBeforeValidateHook, ValidationError } from 'payload';
import { sayTo } from '../words/said.ts';
import { confirmReport } from './report-mails.ts';

/** Neither is required of what comes from the site, whose form asks by its own rules. */
const needed = [
	{
		path: 'movedFrom',
		label: { en: 'How it came', zh: '来源' },
		message: { en: 'By telephone, by letter, in person?', zh: '电话、来函还是当面？' },
	},
	{
		path: 'happened',
		label: { en: 'What happened', zh: '发生经过' },
		message: { en: 'Write down what happened.', zh: '请写下发生的经过。' },
	},
];

/** What somebody told us by telephone, letter or in person, written down by a colleague. */
export const enterReport: CollectionBeforeValidateHook = ({ context, data, operation, req }) => {
	const say = sayTo(req);
	// A report that comes from the site, or was a message before, has its reference.
	if (operation !== 'create' || !data || data.reference) return data;
	const missing = needed
		.filter(({ path }) => !String(data[path] ?? '').trim())
		.map(({ path, label, message }) => ({ path, label: say(label), message: say(message) }));
	if (missing.length > 0) throw new ValidationError({ collection: 'problem-reports', errors: missing });
	context.isEntered = true;
	return { ...data, reference: newReference(), receivedAt: new Date().toISOString() };
};

/** Whoever left an e-mail address gets the reference and the link, as those do who wrote themselves. */
export const confirmEntered: CollectionAfterChangeHook = async ({ context, doc, req }) => {
	if (!context.isEntered) return doc;
	context.isEntered = false;
	const { reference, email, language } = doc;
	const to = { reference, email: email ?? '', language: language ?? 'en' };
	await confirmReport(req, { ...to, suspected: false, isMoved: true });
	return doc;
};
