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
