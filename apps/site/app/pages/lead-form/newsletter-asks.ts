import type { LeadFormWords } from '../../messages/lead-form.ts';
import type { Visit } from '../../visit.ts';

/** What the newsletter's form asks: beside its own interests, the areas of the catalogue. */
export const newsletterAsks = (words: LeadFormWords, ask: Visit['ask']) => ({
	form: 'newsletter' as const,
	words: words.newsletter,
	areas: ask.areas().map(({ slug, name }) => ({ value: slug, label: name })),
});
