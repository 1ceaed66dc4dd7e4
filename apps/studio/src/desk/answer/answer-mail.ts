import type { Language } from '@site/contract/language';
import { mailBody, type Part } from '../../mail/mail-body.ts';

/** A released document that a reply links to, by its permanent address. */
export interface Enclosure {
	id: number;
	/** As lists of the studio show it. */
	title: string;
	/** As a mail names it. */
	names: Record<Language, string>;
	href: string;
}

export interface AnswerWords {
	subject: string;
	text: string;
	language: Language;
	reference: string;
	enclosures: readonly Enclosure[];
}

export const mostInSubject = 200;

/** A line break in a subject would start another header. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** Adds the reference, by which mails that come back are matched. */
export function subjectWith(subject: string, reference: string, language: Language): string {
	const said = oneLine(subject).slice(0, mostInSubject);
	if (said.includes(reference)) return said;
	return language === 'cn' ? `${said}（${reference}）` : `${said} (${reference})`;
}

const paragraphs = (text: string): string[] =>
	text
		.replace(/\r\n?/g, '\n')
		.split(/\n{2,}/)
		.map((paragraph) => paragraph.trim())
		.filter(Boolean);

/**
 * The mail as it is sent. Links lead only to documents and to addresses that staff typed: placeholder values never look
 * like links (`letter-values.ts`).
 */
export function answerMail({ subject, text, language, reference, enclosures }: AnswerWords) {
	const links: Part[] = enclosures.map(({ names, href }) => ({ label: names[language], href }));
	return {
		subject: subjectWith(subject, reference, language),
		...mailBody([...paragraphs(text), ...links], language, { linksAddresses: true }),
	};
}

/** Mail programs cut longer addresses. */
const longestAddress = 1800;

/** The same mail for the person's own mail program; a long text has to be copied into it. */
export function mailtoOf(to: string, words: AnswerWords) {
	const { subject, text: body } = answerMail(words);
	const start = `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}`;
	const whole = `${start}&body=${encodeURIComponent(body)}`;
	const isLong = whole.length > longestAddress;
	return { body, isLong, href: isLong ? start : whole };
}
