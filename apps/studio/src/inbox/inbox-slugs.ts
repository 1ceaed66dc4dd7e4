import { formKinds, type forms } from '@site/contract/forms/all';
import type { ValuesOf } from '@site/contract/forms/form';
import type { SubmissionKind } from '@site/contract/submission';
import type { Config } from '../payload-types.ts';

type Collections = Config['collections'];
/** Kinds of submissions that staff work on. Watches need no work. */
export type InboxKind = Exclude<SubmissionKind, 'watch'>;

/** The collections that have a place for every field of a form. */
type KeepsAll<Kind extends InboxKind> = {
	[Slug in keyof Collections]: keyof ValuesOf<(typeof forms)[Kind]> extends keyof Collections[Slug] ? Slug : never;
}[keyof Collections];

/** The collection of each form. If it lacked a field of the contract, this would not compile. */
export const inboxOf = {
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

const isInboxKind = (kind: string): kind is InboxKind => Object.hasOwn(inboxOf, kind);

/** The forms that a collection keeps, the usual one first. */
export const kindsIn = (slug: InboxSlug): InboxKind[] =>
	formKinds.filter(isInboxKind).filter((kind) => inboxOf[kind] === slug);
