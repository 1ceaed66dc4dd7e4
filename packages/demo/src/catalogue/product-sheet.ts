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
		kit: 'Kit contents',
		item: 'Item',
		quantity: 'Quantity',
	},
	cn: {
		intendedUse: '预期用途',
		highlights: '产品特点',
		procedure: '操作步骤',
		kit: '包装内容',
		item: '内容物',
		quantity: '数量',
	},
};

const items = (texts: string[]) => texts.map((text) => `<li>${escapeHtml(text)}</li>`).join('');

function sheetHtml(sheet: Sheet, language: Language, themed: boolean): string {
	const words = headings[language];
	const rows = Object.entries(sheet.kit)
		.map(([item, quantity]) => `<tr><td>${escapeHtml(item)}</td><td>${escapeHtml(String(quantity))}</td></tr>`)
		.join('');
	return [
		`<h2>${words.intendedUse}</h2><p>${escapeHtml(sheet.intendedUse)}</p>`,
		// A themed page shows these as its benefits and its steps.
		themed ? '' : `<h2>${words.highlights}</h2><ul>${items(sheet.highlights)}</ul>`,
		themed ? '' : `<h2>${words.procedure}</h2><ol>${items(sheet.procedure)}</ol>`,
		`<h3>${escapeHtml(sheet.note.title)}</h3><p>${escapeHtml(sheet.note.text)}</p>`,
		`<h2>${words.kit}</h2><table><thead><tr><th>${words.item}</th><th>${words.quantity}</th></tr></thead><tbody>${rows}</tbody></table>`,
	]
		.filter(Boolean)
		.join('\n');
}

export const productHtml = (en: Sheet, cn: Sheet, themed: boolean): Html => ({
	en: sheetHtml(en, 'en', themed),
	cn: sheetHtml(cn, 'cn', themed),
});
