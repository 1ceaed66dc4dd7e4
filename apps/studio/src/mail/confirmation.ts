import type { brand } from '@site/contract/brand';
import type { Language } from '@site/contract/language';
import type { Submission, SubmissionKind } from '@site/contract/submission';
import { answersIn } from '../inbox/form-fields.ts';
import type { KnownLine } from '../inbox/lines.ts';
import { mailBody } from './mail-body.ts';

const colon: Record<Language, string> = { en: ': ', cn: '：' };

/** Packs by their names in the catalogue, never by names that the visitor sent. */
const lineOf = ({ quantity, reference, product }: KnownLine, language: Language) =>
	product && `${quantity} × ${reference} ${language === 'cn' ? product.titleCn : product.title}`;

/** The visitor's requested packs and choices, one per line, without any free text. */
function toldAnswers(submission: Submission, lines: readonly KnownLine[]): string {
	const { language } = submission;
	return [
		...lines.map((line) => lineOf(line, language)),
		...answersIn(submission, language).flatMap(({ words: { told }, answer }) =>
			told && answer ? told[language] + colon[language] + answer : [],
		),
	]
		.filter(Boolean)
		.join('\n');
}

type Brand = { readonly [K in keyof typeof brand]: string };
type Arrived = (about: string | undefined) => string;
type Words = {
	subject: (kind: SubmissionKind, reference: string) => string;
	thanks: string;
	arrived: Partial<Record<SubmissionKind, Arrived>> & { other: Arrived };
	reference: (reference: string) => string;
};

const english: Words = {
	subject: (kind, reference) =>
		`We have received your ${kind === 'application' ? 'application' : 'message'} (${reference})`,
	thanks: 'Thank you for writing to us.',
	arrived: {
		application: (about) =>
			`Your application${about ? ` for ${about}` : ''} has arrived. Someone from our team will get in touch.`,
		quote: (about) =>
			`Your request${about ? ` about ${about}` : ''} has arrived. Someone from our team will get in touch.`,
		leadQuote: (about) =>
			`Your request for a quote${about ? ` for ${about}` : ''} has arrived. Our sales team answers with prices and delivery times.`,
		sampleKit: () => 'Your request for a free sample kit has arrived. We get in touch about where to send it.',
		distributor: () => 'Your application as a distributor has arrived. Our partner team will get in touch.',
		paper: (about) => `Your request for ${about ?? 'a document'} on paper has arrived. We mail it within seven days.`,
		other: () => 'Your message has arrived. Someone from our team will get in touch.',
	},
	reference: (reference) => `Your reference: ${reference}. Please have it at hand when you call or write.`,
};

const chinese: Words = {
	subject: (kind, reference) => `我们已收到您的${kind === 'application' ? '申请' : '留言'}（${reference}）`,
	thanks: '感谢您的来信。',
	arrived: {
		application: (about) => `我们已收到您${about ? `对“${about}”职位` : ''}的申请，我们的团队会与您联系。`,
		quote: (about) => `我们已收到您${about ? `关于“${about}”` : ''}的询价，我们的团队会与您联系。`,
		leadQuote: (about) => `我们已收到您${about ? `关于“${about}”` : ''}的询价，销售团队会回复价格和交货时间。`,
		sampleKit: () => '我们已收到您的免费样品盒申请，会就寄送地址与您联系。',
		distributor: () => '我们已收到您的经销商申请，合作伙伴团队会与您联系。',
		paper: (about) => `我们已收到您索取${about ? `“${about}”` : ''}纸质文件的申请，会在七天内寄出。`,
		other: () => '我们已收到您的留言，我们的团队会与您联系。',
	},
	reference: (reference) => `您的编号：${reference}。致电或来信时请提供此编号。`,
};

const inLanguage: Record<Language, Words> = { en: english, cn: chinese };

/** Catalogue data about a submission: the title of a published product or job, and the packs of a list. */
type Known = { about?: string | undefined; lines?: readonly KnownLine[] };

/** Confirms a message to its sender, in the language of the page. It never contains the visitor's own words. */
export function confirmation(
	submission: Submission,
	{ company }: Brand,
	{ about, lines = [] }: Known = {},
): { subject: string; text: string; html: string } {
	const { kind, reference, language } = submission;
	const words = inLanguage[language];
	const arrived = words.arrived[kind] ?? words.arrived.other;
	const parts = [words.thanks, arrived(about), toldAnswers(submission, lines), words.reference(reference), company];
	return { subject: words.subject(kind, reference), ...mailBody(parts.filter(Boolean), language) };
}
