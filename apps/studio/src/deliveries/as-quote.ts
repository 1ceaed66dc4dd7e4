import { leadForms } from '@site/contract/lead-forms';
import type { JournalEntry } from '@site/contract/submission';

/**
 * Turns a quote request that arrives as a contact message, from an older page or another client, into a quote request.
 */
export function asQuote(entry: JournalEntry): JournalEntry {
	if (entry.kind !== 'contact' || entry.fields.type !== leadForms.quote.type) return entry;
	const { source, type, jobTitle, ...fields } = entry.fields;
	return { ...entry, kind: 'leadQuote', fields: { ...fields, productName: '' } };
}
