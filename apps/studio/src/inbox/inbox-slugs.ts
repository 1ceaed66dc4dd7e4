import type { FormValues } from '@site/contract/forms';
import type { SubmissionKind } from '@site/contract/submission';
import type { Config } from '../payload-types.ts';

type Collections = Config['collections'];
/** The collections that have a place for every field of a form. */
type KeepsAll<Kind extends SubmissionKind> = {
	[Slug in keyof Collections]: keyof FormValues<Kind> extends keyof Collections[Slug] ? Slug : never;
}[keyof Collections];

/** Where each form is kept; a field of the contract that the studio would drop does not compile. */
const inboxOf = {
	contact: 'contact-messages',
	quote: 'quote-requests',
	signup: 'sign-ups',
	application: 'applications',
} as const satisfies { [Kind in SubmissionKind]: KeepsAll<Kind> };

export type InboxSlug = (typeof inboxOf)[SubmissionKind];
export const inboxSlugs: readonly InboxSlug[] = Object.values(inboxOf);
