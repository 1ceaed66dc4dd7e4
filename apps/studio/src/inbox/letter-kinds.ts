import { leadForms } from '@site/contract/lead-forms';
import type { PayloadRequest } from 'payload';
import { has, type Role } from '../access/roles.ts';
import type { Said } from '../words/said.ts';
import type { InboxSlug } from './inbox-slugs.ts';

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
	message: {
		label: { en: 'Message', zh: '留言' },
		plural: { en: 'Messages', zh: '留言' },
		slugs: ['contact-messages'],
	},
	quote: {
		label: { en: 'Quote', zh: '询价' },
		plural: { en: 'Quotes', zh: '询价' },
		slugs: ['quote-requests', 'contact-messages'],
	},
	sample: { label: { en: 'Sample', zh: '样品' }, plural: { en: 'Samples', zh: '样品' }, slugs: ['contact-messages'] },
	meeting: {
		label: { en: 'Meeting', zh: '会面' },
		plural: { en: 'Meetings', zh: '会面' },
		slugs: ['contact-messages'],
	},
	distributor: {
		label: { en: 'Distributor', zh: '经销商' },
		plural: { en: 'Distributors', zh: '经销商' },
		slugs: ['contact-messages'],
	},
	paper: {
		label: { en: 'Paper', zh: '纸质文件' },
		plural: { en: 'Requests for paper', zh: '纸质文件申请' },
		slugs: ['paper-requests'],
	},
	application: {
		label: { en: 'Application', zh: '求职' },
		plural: { en: 'Applications', zh: '求职' },
		slugs: ['applications'],
	},
	report: {
		label: { en: 'Report', zh: '报告' },
		plural: { en: 'Problem reports', zh: '问题报告' },
		slugs: ['problem-reports'],
	},
	signup: {
		label: { en: 'Sign-up', zh: '订阅' },
		plural: { en: 'Sign-ups', zh: '订阅' },
		slugs: ['sign-ups', 'contact-messages'],
	},
} as const satisfies Record<string, { label: Said; plural: Said; slugs: LetterSlug[] }>;

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
