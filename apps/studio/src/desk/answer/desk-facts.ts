import type { Language } from '@site/contract/language';
import type { PayloadRequest } from 'payload';
import { type AnyMessage, kindOf } from '../../inbox/message.ts';
import type { MessageKind } from '../../inbox/message-kinds.ts';
import { settings } from '../../settings.ts';
import { exchangesOf, type Said } from './exchanges-of.ts';
import { messageValues } from './message-values.ts';
import type { PlaceholderValues } from './placeholders.ts';
import { addressOf } from './write-answer.ts';

export interface Template {
	id: number;
	name: string;
	subject: Record<Language, string>;
	text: Record<Language, string>;
}

/** Data for the conversation and the reply form. */
export interface DeskFacts {
	exchanges: Said[];
	me: number;
	/** Null if no mail can be sent there. */
	to: string | null;
	language: Language;
	reference: string;
	values: Record<Language, PlaceholderValues>;
	templates: Template[];
	hasMailServer: boolean;
	hasStatus: boolean;
}

export async function templatesFor(req: PayloadRequest, kind: MessageKind): Promise<Template[]> {
	const where = { kinds: { in: [kind] } };
	const wanted = { where, sort: 'name', depth: 0, pagination: false, req } as const;
	const { docs } = await req.payload.find({ collection: 'answer-templates', ...wanted });
	return docs.map(({ id, name, subject, subjectCn, text, textCn }) => ({
		id,
		name,
		subject: { en: subject, cn: subjectCn || subject },
		text: { en: text, cn: textCn || text },
	}));
}

export async function deskFacts(req: PayloadRequest, message: AnyMessage): Promise<DeskFacts> {
	const { slug, doc } = message;
	const [exchanges, values, templates] = await Promise.all([
		exchangesOf(req.payload, doc.reference),
		messageValues(req, message),
		templatesFor(req, kindOf(message)),
	]);
	return {
		exchanges,
		me: Number(req.user?.id),
		to: addressOf(message) ?? null,
		language: doc.language ?? 'en',
		reference: doc.reference,
		values,
		templates,
		hasMailServer: Boolean(settings.mail.smtpUrl),
		hasStatus: slug === 'messages',
	};
}
