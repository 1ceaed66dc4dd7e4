import { bodyOf } from '@site/contract/forms/samples';
import { leadForms } from '@site/contract/lead-forms';

/** Complete bodies of the forms. */
export const contact = { ...bodyOf('contact'), language: 'en' };
export const signUp = bodyOf('signup');
export const quote = bodyOf('quote');
export const application = (resume: string) => ({
	...bodyOf('application'),
	start_date: 1_790_000_000_000,
	resume,
});
export const distributor = bodyOf('distributor');
export const newsletter = bodyOf('newsletter');
export const leadQuote = { ...bodyOf('leadQuote'), lines: '20\tAB-1\tTest\n1\tAB-2\t' };
export const sampleKit = { ...bodyOf('sampleKit'), clia: '05d 1234567' };
export const paper = { ...bodyOf('paper'), item: 'document:1' };
export const watch = { ...bodyOf('watch'), item: 'product:101' };
export const report = { ...bodyOf('report'), language: 'en' };

/** A lead form about a product (D44, PAGE-16). */
export const lead = { ...contact, type: leadForms.quote.type, item: 'product:101' };

export const pdf = new TextEncoder().encode('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

export function fileForm(...files: File[]): FormData {
	const form = new FormData();
	for (const file of files) form.append('files', file);
	return form;
}
