import type { Language } from '@site/contract/language';

/** A paragraph of an e-mail, or a link on a line of its own. */
export type Part = string | { label: string; href: string };

const escaped = (text: string) =>
	text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const colon: Record<Language, string> = { en: ':', cn: '：' };

const asText = (part: Part, language: Language) =>
	typeof part === 'string' ? part : `${part.label}${colon[language]}\n${part.href}`;

const button =
	'display:inline-block;padding:12px 24px;border-radius:24px;background:#0f6f78;color:#ffffff;text-decoration:none;font-weight:600';

const asHtml = (part: Part) =>
	typeof part === 'string'
		? `<p>${escaped(part).replaceAll('\n', '<br>')}</p>`
		: `<p><a href="${escaped(part.href)}" style="${button}">${escaped(part.label)}</a></p>`;

/** The same words for mail programs that show HTML and for those that do not. */
export const written = (parts: readonly Part[], language: Language): { text: string; html: string } => ({
	text: parts.map((part) => asText(part, language)).join('\n\n'),
	html: [
		`<!doctype html><html lang="${language === 'cn' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8"></head>`,
		'<body style="margin:0 auto;max-width:34em;padding:24px;font:16px/1.6 sans-serif;color:#0b2b3a;background:#ffffff">',
		...parts.map(asHtml),
		'</body></html>',
	].join('\n'),
});
