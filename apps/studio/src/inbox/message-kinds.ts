import { leadForms } from '@site/contract/lead-forms';
import type { Submission, SubmissionKind } from '@site/contract/submission';
import type { PayloadRequest } from 'payload';
import { has, type Role } from '../access/roles.ts';
import type { Said } from '../words/said.ts';

interface Kind {
	label: Said;
	plural: Said;
	/** The role that works on them, besides administrators. */
	role: Role;
	/** Months after which they are deleted by default. Reports are kept as long as the law requires. */
	months?: number;
	/** Working days within which they are to be answered by default. Reports have legal deadlines. */
	days?: number;
	/** Color in charts. */
	colour?: string;
	/** May turn out to be the report of a problem. */
	isMovable?: true;
}

/** Kinds of messages as staff know them: retention, response times, charts and access follow from this table. */
export const messageKinds = {
	message: {
		label: { en: 'Message', zh: '留言' },
		plural: { en: 'Messages', zh: '留言' },
		role: 'sales',
		months: 24,
		days: 3,
		colour: '#0f6f78',
		isMovable: true,
	},
	quote: {
		label: { en: 'Quote', zh: '询价' },
		plural: { en: 'Quotes', zh: '询价' },
		role: 'sales',
		months: 36,
		days: 2,
		colour: '#ef7459',
		isMovable: true,
	},
	sample: {
		label: { en: 'Sample', zh: '样品' },
		plural: { en: 'Samples', zh: '样品' },
		role: 'sales',
		months: 24,
		days: 3,
		colour: '#7fb4bb',
		isMovable: true,
	},
	meeting: {
		label: { en: 'Meeting', zh: '会面' },
		plural: { en: 'Meetings', zh: '会面' },
		role: 'sales',
		months: 24,
		days: 2,
		colour: '#b0567f',
		isMovable: true,
	},
	distributor: {
		label: { en: 'Distributor', zh: '经销商' },
		plural: { en: 'Distributors', zh: '经销商' },
		role: 'sales',
		months: 24,
		days: 5,
		colour: '#8a6d3b',
		isMovable: true,
	},
	paper: {
		label: { en: 'Paper', zh: '纸质文件' },
		plural: { en: 'Requests for paper', zh: '纸质文件申请' },
		role: 'sales',
		months: 12,
		days: 5,
		colour: '#5a9e52',
	},
	application: {
		label: { en: 'Application', zh: '求职' },
		plural: { en: 'Applications', zh: '求职申请' },
		role: 'recruiter',
		months: 12,
		days: 10,
		colour: '#6c6fd6',
	},
	report: {
		label: { en: 'Report', zh: '报告' },
		plural: { en: 'Problem reports', zh: '问题报告' },
		role: 'quality',
	},
	signup: {
		label: { en: 'Sign-up', zh: '订阅' },
		plural: { en: 'Sign-ups', zh: '订阅' },
		role: 'sales',
		months: 24,
		colour: '#e0b13c',
	},
} as const satisfies Record<string, Kind>;

export type MessageKind = keyof typeof messageKinds;

/** Kinds that have this property, each with its value. */
type Having<Name extends keyof Kind> = {
	[K in MessageKind]: (typeof messageKinds)[K] extends Record<Name, unknown> ? K : never;
}[MessageKind];

export const isMessageKind = (value: unknown): value is MessageKind =>
	typeof value === 'string' && Object.hasOwn(messageKinds, value);

export const kindNames = Object.keys(messageKinds).filter(isMessageKind);

const having =
	<Name extends keyof Kind>(name: Name) =>
	(kind: MessageKind): kind is Having<Name> =>
		name in messageKinds[kind];

/** Reports are a collection of their own: another law decides who changes them and how long they are kept. */
export const storedKinds = kindNames.filter(having('months'));
export const promisedKinds = kindNames.filter(having('days'));
export const isMovable = having('isMovable');

/** As the choices of a field. */
export const kindOptions = (kinds: readonly MessageKind[]) =>
	kinds.map((value) => ({ value, label: messageKinds[value].plural }));

/** The kinds that the user may read. */
export const readableKinds = (user: PayloadRequest['user']): MessageKind[] =>
	kindNames.filter((kind) => has(user, messageKinds[kind].role));

/** Forms whose submissions are messages. Watches need no work, and reports are stored by themselves. */
export type MessageForm = Exclude<SubmissionKind, 'watch'>;
/** A submission that staff work on. */
export type Work = Extract<Submission, { kind: MessageForm }>;

/** The forms, each with its name in e-mails to staff. */
const formsOfMessages = {
	contact: { kind: 'message', name: 'Contact message' },
	quote: { kind: 'quote', name: 'Quote request' },
	leadQuote: { kind: 'quote', name: leadForms.quote.type },
	signup: { kind: 'signup', name: 'Footer sign-up' },
	newsletter: { kind: 'signup', name: leadForms.newsletter.type },
	sampleKit: { kind: 'sample', name: leadForms.sampleKit.type },
	distributor: { kind: 'distributor', name: leadForms.distributor.type },
	paper: { kind: 'paper', name: 'Request for paper' },
	application: { kind: 'application', name: 'Application' },
} as const satisfies Record<MessageForm, { kind: (typeof storedKinds)[number]; name: string }>;

export const isMessageForm = (form: string): form is MessageForm => Object.hasOwn(formsOfMessages, form);
export const messageForms = Object.keys(formsOfMessages).filter(isMessageForm);
export const nameOfForm = (form: MessageForm): string => formsOfMessages[form].name;

/** Lead forms may arrive as contact messages with the type of the form. */
const kindsOfTypes = new Map<string, (typeof storedKinds)[number]>([
	[leadForms.quote.type, 'quote'],
	[leadForms.sampleKit.type, 'sample'],
	[leadForms.distributor.type, 'distributor'],
	[leadForms.newsletter.type, 'signup'],
]);

/** The kind of a message. The form of an event is the contact form. */
export function kindOf({ kind, fields }: Work, itemKind?: string): (typeof storedKinds)[number] {
	const lead = 'type' in fields && kind === 'contact' ? kindsOfTypes.get(fields.type) : undefined;
	return lead ?? (kind === 'contact' && itemKind === 'event' ? 'meeting' : formsOfMessages[kind].kind);
}
