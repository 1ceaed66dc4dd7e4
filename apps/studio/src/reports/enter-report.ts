import { newReference } from '@site/contract/reference';
import { type CollectionAfterChangeHook, type CollectionBeforeValidateHook, ValidationError } from 'payload';
import { sayTo } from '../words/said.ts';
import { confirmReport } from './report-mails.ts';

/** Required only of reports entered by staff; the site's form has other rules. */
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

/** A report by telephone, letter or in person, entered by a colleague. */
export const enterReport: CollectionBeforeValidateHook = ({ context, data, operation, req }) => {
	const say = sayTo(req);
	// Reports from the site, and reports made from a message, already have a reference.
	if (operation !== 'create' || !data || data.reference) return data;
	const missing = needed
		.filter(({ path }) => !String(data[path] ?? '').trim())
		.map(({ path, label, message }) => ({ path, label: say(label), message: say(message) }));
	if (missing.length > 0) throw new ValidationError({ collection: 'problem-reports', errors: missing });
	context.isEntered = true;
	return { ...data, reference: newReference(), receivedAt: new Date().toISOString() };
};

/** Sends the reference and the link to the e-mail address given, as for reports from the site. */
export const confirmEntered: CollectionAfterChangeHook = async ({ context, doc, req }) => {
	if (!context.isEntered) return doc;
	context.isEntered = false;
	const { reference, email, language } = doc;
	const to = { reference, email: email ?? '', language: language ?? 'en' };
	await confirmReport(req, { ...to, suspected: false, isMoved: true });
	return doc;
};
