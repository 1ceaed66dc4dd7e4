import { newReference } from '@site/contract/reference';
import { type CollectionAfterChangeHook, type CollectionBeforeValidateHook, ValidationError } from 'payload';
import { confirmReport } from './report-mails.ts';

/** Neither is required of what comes from the site, whose form asks by its own rules. */
const needed = [
	{ path: 'movedFrom', label: 'How it came', message: 'By telephone, by letter, in person?' },
	{ path: 'happened', label: 'What happened', message: 'Write down what happened.' },
];

/** What somebody told us by telephone, letter or in person, written down by a colleague. */
export const enterReport: CollectionBeforeValidateHook = ({ context, data, operation }) => {
	// A report that comes from the site, or was a message before, has its reference.
	if (operation !== 'create' || !data || data.reference) return data;
	const missing = needed.filter(({ path }) => !String(data[path] ?? '').trim());
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
