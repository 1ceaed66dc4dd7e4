import { leadForms } from '@site/contract/lead-forms';
import type { JournalEntry } from '@site/contract/submission';

/** A quote that came as a message, from a page of before or over the wire, is a quote request like any other. */
export function asQuote(entry: JournalEntry): JournalEntry {
	if (entry.kind !== 'contact' || entry.fields.type !== leadForms.quote.type) return entry;
	const { source, type, jobTitle, ...fields } = entry.fields;
	return { ...entry, kind: 'leadQuote', fields: { ...fields, productName: '' } };
}
