import type { LeadFormWords } from '../../messages/lead-form.ts';
import type { Visit } from '../../visit.ts';

/** Data of the newsletter form: its texts, and the product areas as further interests. */
export const newsletterAsks = (words: LeadFormWords, ask: Visit['ask']) => ({
	form: 'newsletter' as const,
	words: words.newsletter,
	areas: ask.areas().map(({ slug, name }) => ({ value: slug, label: name })),
});
