import { leadForms } from '@site/contract/lead-forms';
import type { PayloadRequest } from 'payload';
import { has, type Role } from '../access/roles.ts';
import type { Said } from '../words/said.ts';
import type { InboxSlug } from './inbox-slugs.ts';

/** The collections of visitors' messages. */
export type LetterSlug = InboxSlug | 'problem-reports';

interface Letters {
	/** The role that works on them, besides administrators. */
	role: Role;
	singular: Said;
	plural: Said;
	/** Their kind, unless the form defines another one. */
	kind: string;
	/** Color in charts. Reports are not in them, as they have deadlines instead. */
	colour?: string;
	/** The setting of the retention period. Reports are kept as long as the law requires. */
	keptFor?: string;
}

/** The collections of visitors' messages. */
export const letters = {
	'contact-messages': {
		role: 'sales',
		singular: { en: 'Contact message', zh: '联系留言' },
		plural: { en: 'Contact messages', zh: '联系留言' },
		kind: 'message',
		colour: '#0f6f78',
		keptFor: 'contactMessages',
	},
	'quote-requests': {
		role: 'sales',
		singular: { en: 'Quote request', zh: '询价' },
		plural: { en: 'Quote requests', zh: '询价' },
		kind: 'quote',
		colour: '#ef7459',
		keptFor: 'quoteRequests',
	},
	'sign-ups': {
		role: 'sales',
		singular: { en: 'Footer sign-up', zh: '页脚订阅' },
		plural: { en: 'Footer sign-ups', zh: '页脚订阅' },
		kind: 'signup',
		colour: '#e0b13c',
		keptFor: 'signUps',
	},
	'paper-requests': {
		role: 'sales',
		singular: { en: 'Request for paper', zh: '纸质文件申请' },
		plural: { en: 'Requests for paper', zh: '纸质文件申请' },
		kind: 'paper',
		colour: '#5a9e52',
		keptFor: 'paperRequests',
	},
	applications: {
		role: 'recruiter',
		singular: { en: 'Application', zh: '求职申请' },
		plural: { en: 'Applications', zh: '求职申请' },
		kind: 'application',
		colour: '#6c6fd6',
		keptFor: 'applications',
	},
	'problem-reports': {
		role: 'quality',
		singular: { en: 'Problem report', zh: '问题报告' },
		plural: { en: 'Problem reports', zh: '问题报告' },
		kind: 'report',
	},
} as const satisfies Record<LetterSlug, Letters>;

export const isLetterSlug = (value: unknown): value is LetterSlug =>
	typeof value === 'string' && Object.hasOwn(letters, value);

export const letterSlugs = Object.keys(letters).filter(isLetterSlug);

/** As the choices of a field. */
export const letterOptions = letterSlugs.map((value) => ({ value, label: letters[value].plural }));

/** The collections whose messages the user may read. */
export const readableLetters = (user: PayloadRequest['user']): LetterSlug[] =>
	letterSlugs.filter((slug) => has(user, letters[slug].role));

/** Kinds of messages as staff know them. A collection may hold several. */
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

/** Kinds with messages in at least one of these collections. */
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

/** The kind of a message: lead forms and forms of events all arrive as contact messages. */
export function kindOf(slug: LetterSlug, letter: object): LetterKind {
	const { type, itemKind } = { type: undefined, itemKind: undefined, ...letter };
	if (slug !== 'contact-messages') return letters[slug].kind;
	const lead = typeof type === 'string' ? leadKinds[type] : undefined;
	return lead ?? (itemKind === 'event' ? 'meeting' : 'message');
}
