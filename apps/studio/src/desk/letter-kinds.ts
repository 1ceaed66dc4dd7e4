import { leadForms } from '@site/contract/lead-forms';
import type { PayloadRequest } from 'payload';
import { has, type Role } from '../access/roles.ts';
import type { InboxSlug } from '../inbox/inbox-slugs.ts';

/** What visitors send, wherever it is kept. */
export type LetterSlug = InboxSlug | 'problem-reports';

/** Who works on each, besides administrators: the same role that the collection lets in. */
export const letterRoles = {
	'contact-messages': 'sales',
	'quote-requests': 'sales',
	'sign-ups': 'sales',
	'paper-requests': 'sales',
	applications: 'recruiter',
	'problem-reports': 'quality',
} as const satisfies Record<LetterSlug, Role>;

export const isLetterSlug = (value: unknown): value is LetterSlug =>
	typeof value === 'string' && Object.hasOwn(letterRoles, value);

export const letterSlugs = Object.keys(letterRoles).filter(isLetterSlug);

/** The collections whose letters somebody may read. */
export const readableLetters = (user: PayloadRequest['user']): LetterSlug[] =>
	letterSlugs.filter((slug) => has(user, letterRoles[slug]));

/** What a letter is to who works on it. Several kinds may be kept in one collection. */
export const letterKinds = {
	message: { label: 'Message', plural: 'Messages', slugs: ['contact-messages'] },
	quote: { label: 'Quote', plural: 'Quotes', slugs: ['quote-requests', 'contact-messages'] },
	sample: { label: 'Sample', plural: 'Samples', slugs: ['contact-messages'] },
	meeting: { label: 'Meeting', plural: 'Meetings', slugs: ['contact-messages'] },
	distributor: { label: 'Distributor', plural: 'Distributors', slugs: ['contact-messages'] },
	paper: { label: 'Paper', plural: 'Requests for paper', slugs: ['paper-requests'] },
	application: { label: 'Application', plural: 'Applications', slugs: ['applications'] },
	report: { label: 'Report', plural: 'Problem reports', slugs: ['problem-reports'] },
	signup: { label: 'Sign-up', plural: 'Sign-ups', slugs: ['sign-ups', 'contact-messages'] },
} as const satisfies Record<string, { label: string; plural: string; slugs: LetterSlug[] }>;

export type LetterKind = keyof typeof letterKinds;

export const isLetterKind = (value: unknown): value is LetterKind =>
	typeof value === 'string' && Object.hasOwn(letterKinds, value);

/** Kinds of which somebody may read at least some. */
export const kindsIn = (slugs: readonly LetterSlug[]): LetterKind[] =>
	Object.keys(letterKinds)
		.filter(isLetterKind)
		.filter((kind) => letterKinds[kind].slugs.some((slug) => slugs.includes(slug)));

const leadKinds: Record<string, LetterKind> = {
	[leadForms.quote.type]: 'quote',
	[leadForms.sampleKit.type]: 'sample',
	[leadForms.distributor.type]: 'distributor',
	[leadForms.newsletter.type]: 'signup',
};

const kindOfSlug: Record<LetterSlug, LetterKind> = {
	'contact-messages': 'message',
	'quote-requests': 'quote',
	'sign-ups': 'signup',
	'paper-requests': 'paper',
	applications: 'application',
	'problem-reports': 'report',
};

/** Which kind a letter is: the lead forms and the forms of events all arrive as contact messages. */
export function kindOf(slug: LetterSlug, letter: object): LetterKind {
	const { type, itemKind } = { type: undefined, itemKind: undefined, ...letter };
	if (slug !== 'contact-messages') return kindOfSlug[slug];
	const lead = typeof type === 'string' ? leadKinds[type] : undefined;
	return lead ?? (itemKind === 'event' ? 'meeting' : 'message');
}
