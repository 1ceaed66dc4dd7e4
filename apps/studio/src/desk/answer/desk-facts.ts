import type { Language } from '@site/contract/language';
import type { PayloadRequest } from 'payload';
import type { LetterSlug } from '../../inbox/letter-kinds.ts';
import { settings } from '../../settings.ts';
import { exchangesOf, type Said } from './exchanges-of.ts';
import { readableLetter } from './letter.ts';
import { letterValues } from './letter-values.ts';
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

export async function templatesFor(req: PayloadRequest, collection: LetterSlug): Promise<Template[]> {
	const where = { kinds: { in: [collection] } };
	const wanted = { where, sort: 'name', depth: 0, pagination: false, req } as const;
	const { docs } = await req.payload.find({ collection: 'answer-templates', ...wanted });
	return docs.map(({ id, name, subject, subjectCn, text, textCn }) => ({
		id,
		name,
		subject: { en: subject, cn: subjectCn || subject },
		text: { en: text, cn: textCn || text },
	}));
}

/** Undefined if there is no such message for this user. */
export async function deskFacts(
	req: PayloadRequest,
	collection: LetterSlug,
	id: number,
): Promise<DeskFacts | undefined> {
	const { payload, user } = req;
	const letter = await readableLetter(payload, user, collection, id);
	if (!letter) return undefined;
	const [exchanges, values, templates] = await Promise.all([
		exchangesOf(payload, user, collection, id),
		letterValues(req, letter),
		templatesFor(req, collection),
	]);
	return {
		exchanges,
		me: Number(user?.id),
		to: addressOf(letter) ?? null,
		language: letter.language ?? 'en',
		reference: letter.reference,
		values,
		templates,
		hasMailServer: Boolean(settings.mail.smtpUrl),
		hasStatus: collection !== 'problem-reports',
	};
}
