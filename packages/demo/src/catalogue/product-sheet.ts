import { escapeHtml } from '@site/contract/escape-html';
import type { Pack } from '@site/contract/identity';
import type { Html, Language } from '@site/contract/language';

/** The texts of a product page; every part becomes a section of the page. */
export interface Sheet {
	intendedUse: string;
	highlights: string[];
	procedure: string[];
	/** A remark with a heading. */
	note: { title: string; text: string };
	/** The contents of the usual pack, with quantities. */
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
type Around = { theme?: unknown; isOnStrip?: true; packs: readonly Pack[] };

const sizeOf = (pack: Pack | undefined) => /^\d+/.exec(pack?.quantity.en ?? '')?.[0] ?? '';

/** The quantity in each pack: what the usual pack has once per test, another has once per test too. */
function inEachPack(quantity: string, packs: readonly Pack[]): string[] {
	const perTest = new RegExp(`(?<!\\d)${sizeOf(packs[0])}(?!\\d)`);
	return packs.map((pack) => quantity.replace(perTest, sizeOf(pack)));
}

function kitHtml({ kit }: Sheet, language: Language, packs: readonly Pack[]): string {
	const words = headings[language];
	const isOne = packs.length === 1;
	const heads = [words.item, ...(isOne ? [words.quantity] : packs.map(({ reference }) => reference))];
	const rows = Object.entries(kit).map(([item, quantity]) => [
		item,
		...(isOne ? [String(quantity)] : inEachPack(String(quantity), packs)),
	]);
	const rowOf = (tag: 'th' | 'td', cells: readonly string[]) =>
		`<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
	return `<table><thead>${rowOf('th', heads)}</thead><tbody>${rows.map((row) => rowOf('td', row)).join('')}</tbody></table>`;
}

function sheetHtml(sheet: Sheet, language: Language, { theme, isOnStrip, packs }: Around): string {
	const words = headings[language];
	return [
		`<h2>${words.intendedUse}</h2><p>${escapeHtml(sheet.intendedUse)}</p>`,
		theme ? '' : `<h2>${words.highlights}</h2><ul>${items(sheet.highlights)}</ul>`,
		theme ? '' : `<h2>${words.procedure}</h2><ol>${items(sheet.procedure)}</ol>`,
		`<h3>${escapeHtml(sheet.note.title)}</h3><p>${escapeHtml(sheet.note.text)}</p>`,
		isOnStrip ? `<p><a href="/resources/how-lateral-flow-tests-work">${words.strip}</a></p>` : '',
		`<h2>${words.kit}</h2>${kitHtml(sheet, language, packs)}`,
	]
		.filter(Boolean)
		.join('\n');
}

export const productHtml = (en: Sheet, cn: Sheet, around: Around): Html => ({
	en: sheetHtml(en, 'en', around),
	cn: sheetHtml(cn, 'cn', around),
});
