import { escapeHtml } from '@site/contract/escape-html';
import type { Language } from '@site/contract/language';

/** A paragraph of an e-mail, or a link on a separate line. */
export type Part = string | { label: string; href: string };

const colon: Record<Language, string> = { en: ':', cn: '：' };

const asText = (part: Part, language: Language) =>
	typeof part === 'string' ? part : `${part.label}${colon[language]}\n${part.href}`;

const button =
	'display:inline-block;padding:12px 24px;border-radius:24px;background:#0f6f78;color:#ffffff;text-decoration:none;font-weight:600';

/** An address in running text: not within quotes or a tag, and only of characters that URLs consist of. */
const address = /(?<![\p{Script=Latin}\p{N}"'=<>@/\\])(https?:\/\/[\w\-.~:/?#[\]@!$&()*+,;=%]+)/iu;

/** Removes the punctuation of the sentence around an address. */
function bare(found: string): string {
	const said = found.replace(/[.,;:!?]+$/, '');
	return said.endsWith(')') && !said.includes('(') ? bare(said.slice(0, -1)) : said;
}

function anchor(found: string): string {
	const href = bare(found);
	// https://bank.example@evil.example leads to evil.example, so it gets no link.
	if (!URL.canParse(href) || new URL(href).username) return escapeHtml(found);
	return `<a href="${escapeHtml(href)}" style="color:#0f6f78">${escapeHtml(href)}</a>${escapeHtml(found.slice(href.length))}`;
}

/** `split` with a capturing group puts the addresses at odd positions. */
const withLinks = (text: string): string =>
	text
		.split(address)
		.map((piece, at) => (at % 2 === 1 ? anchor(piece) : escapeHtml(piece)))
		.join('');

const asHtml = (part: Part, linksAddresses: boolean) =>
	typeof part === 'string'
		? `<p>${(linksAddresses ? withLinks : escapeHtml)(part).replaceAll('\n', '<br>')}</p>`
		: `<p><a href="${escapeHtml(part.href)}" style="${button}">${escapeHtml(part.label)}</a></p>`;

/** Addresses become links only in texts without a visitor's words. */
type Look = { linksAddresses?: boolean };

/** The same text for mail programs that show HTML and for those that do not. */
export const mailBody = (
	parts: readonly Part[],
	language: Language,
	{ linksAddresses = false }: Look = {},
): { text: string; html: string } => ({
	text: parts.map((part) => asText(part, language)).join('\n\n'),
	html: [
		`<!doctype html><html lang="${language === 'cn' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8"></head>`,
		'<body style="margin:0 auto;max-width:34em;padding:24px;font:16px/1.6 sans-serif;color:#0b2b3a;background:#ffffff">',
		...parts.map((part) => asHtml(part, linksAddresses)),
		'</body></html>',
	].join('\n'),
});
