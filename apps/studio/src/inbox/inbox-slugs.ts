import type { FormValues } from '@site/contract/form-types';
import type { SubmissionKind } from '@site/contract/submission';
import type { Config } from '../payload-types.ts';

type Collections = Config['collections'];
/** What staff work on; who watches something only wants to be told. */
export type InboxKind = Exclude<SubmissionKind, 'watch'>;

/** The collections that have a place for every field of a form. */
type KeepsAll<Kind extends InboxKind> = {
	[Slug in keyof Collections]: keyof FormValues<Kind> extends keyof Collections[Slug] ? Slug : never;
}[keyof Collections];

/** The collection of each form. If it lacked a field of the contract, this would not compile. */
const inboxOf = {
	contact: 'contact-messages',
	quote: 'quote-requests',
	signup: 'sign-ups',
	application: 'applications',
	paper: 'paper-requests',
	leadQuote: 'quote-requests',
	sampleKit: 'contact-messages',
	distributor: 'contact-messages',
	newsletter: 'contact-messages',
} as const satisfies { [Kind in InboxKind]: KeepsAll<Kind> };

export type InboxSlug = (typeof inboxOf)[InboxKind];
export const inboxSlugs: readonly InboxSlug[] = [...new Set(Object.values(inboxOf))];
