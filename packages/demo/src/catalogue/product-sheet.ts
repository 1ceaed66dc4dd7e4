import { escapeHtml } from '@site/contract/escape-html';
import type { Html, Language } from '@site/contract/language';

/** The texts of a product page; every part becomes a section of the page. */
export interface Sheet {
	intendedUse: string;
	highlights: string[];
	procedure: string[];
	/** A remark with a heading. */
	note: { title: string; text: string };
	/** The contents of the box, with quantities. */
	kit: Record<string, string | number>;
}

const headings = {
	en: {
		intendedUse: 'Intended use',
		highlights: 'Highlights',
		procedure: 'Procedure summary',
		strip: 'How a strip works, in five pictures',
		kit: 'Kit contents',
		item: 'Item',
		quantity: 'Quantity',
	},
	cn: {
		intendedUse: '预期用途',
		highlights: '产品特点',
		procedure: '操作步骤',
		strip: '五幅图看懂试纸条的原理',
		kit: '包装内容',
		item: '内容物',
		quantity: '数量',
	},
};

const items = (texts: string[]) => texts.map((text) => `<li>${escapeHtml(text)}</li>`).join('');

/** A themed page shows highlights and procedure as its benefits and steps. */
type Around = { theme?: unknown; isOnStrip?: true };

function sheetHtml(sheet: Sheet, language: Language, { theme, isOnStrip }: Around): string {
	const words = headings[language];
	const rows = Object.entries(sheet.kit)
		.map(([item, quantity]) => `<tr><td>${escapeHtml(item)}</td><td>${escapeHtml(String(quantity))}</td></tr>`)
		.join('');
	return [
		`<h2>${words.intendedUse}</h2><p>${escapeHtml(sheet.intendedUse)}</p>`,
		theme ? '' : `<h2>${words.highlights}</h2><ul>${items(sheet.highlights)}</ul>`,
		theme ? '' : `<h2>${words.procedure}</h2><ol>${items(sheet.procedure)}</ol>`,
		`<h3>${escapeHtml(sheet.note.title)}</h3><p>${escapeHtml(sheet.note.text)}</p>`,
		isOnStrip ? `<p><a href="/resources/how-lateral-flow-tests-work">${words.strip}</a></p>` : '',
		`<h2>${words.kit}</h2><table><thead><tr><th>${words.item}</th><th>${words.quantity}</th></tr></thead><tbody>${rows}</tbody></table>`,
	]
		.filter(Boolean)
		.join('\n');
}

export const productHtml = (en: Sheet, cn: Sheet, around: Around): Html => ({
	en: sheetHtml(en, 'en', around),
	cn: sheetHtml(cn, 'cn', around),
});
