import { newReference } from '@site/contract/reference';
import type { CollectionAfterChangeHook, CollectionBeforeValidateHook } from 'payload';
import { confirmReport } from './report-mails.ts';

/** What somebody told us by telephone, letter or in person, written down by a colleague. */
export const enterReport: CollectionBeforeValidateHook = ({ context, data, operation }) => {
	// A report that comes from the site, or was a message before, has its reference.
	if (operation !== 'create' || !data || data.reference) return data;
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
