import { brand } from '@site/contract/brand';
import { coral, ink, mist, pale, teal } from '@site/paper/colours';
import { brandMark, bytesOf, letter, ornament, type Paper, paper, watermark } from '@site/paper/paper';
import { fontsOf, type Style } from './type.ts';

export const left = 54;
export const width = letter.width - 2 * left;
const top = 92;
const bottom = 742;

export type SheetWords = {
	htmlLanguage: string;
	watermark: string;
	sample: string;
	page: (number: number, all: number) => string;
};

export type SheetOptions = {
	title: string;
	subject: string;
	kind: string;
	imprint: string;
	issuedOn: string;
	words: SheetWords;
};

/** Pages that fill from the top, each with the brand's header, the word that marks it as a sample, and its number. */
export function openSheet({ title, subject, kind, imprint, issuedOn, words }: SheetOptions) {
	const margins = { top, bottom: letter.height - bottom, left, right: left };
	const document = paper(title, margins, { lang: words.htmlLanguage, subject, issuedOn });
	const set = fontsOf(document, words.htmlLanguage);
	const root = document.struct('Document');
	document.addStructure(root);
	let y = top;

	function turn() {
		document.addPage();
		watermark(document, words.watermark, 110, set.fontFor(words.watermark, 'bold'));
		y = top;
	}

	/** Starts a new page if less than this height is left. */
	function room(height: number) {
		if (y + height > bottom) turn();
	}

	function write(text: string, style: Style, place: { x?: number; width?: number; tag?: string; after?: number } = {}) {
		const options = { width: place.width ?? width, lineGap: style.gap ?? 2.5 };
		room(Math.min(set.height(text, style, options), bottom - top));
		set.write(text, style, place.x ?? left, y, { ...options, structParent: root, structType: place.tag ?? 'P' });
		y = document.y + (place.after ?? 6);
	}

	const sheet = {
		document,
		set,
		turn,
		room,
		write,
		/** The position of the next block. */
		get y() {
			return y;
		},
		skip(height: number) {
			y += height;
		},
		title(text: string, lines: string[]) {
			write(text, { size: 22, weight: 'bold', color: ink, gap: 0 }, { tag: 'H1', after: 4 });
			for (const line of lines) write(line, { size: 10, weight: 'medium', color: teal }, { after: 2 });
			y += 10;
		},
		heading(text: string) {
			room(60);
			y += 6;
			ornament(document, () => document.rect(left, y + 1.5, 3, 12).fill(coral));
			write(text, { size: 12, weight: 'bold', color: teal }, { x: left + 10, width: width - 10, tag: 'H2', after: 4 });
		},
		paragraph(text: string, color = ink) {
			if (text) write(text, { size: 9.5, weight: 'regular', color });
		},
		list(texts: readonly string[], numbered = false) {
			texts.forEach((text, at) => {
				const style = { size: 9.5, weight: 'regular', color: ink } as const;
				room(set.height(text, style, { width: width - 22, lineGap: 2.5 }));
				const mark = numbered ? `${at + 1}.` : '•';
				set.write(mark, { ...style, weight: 'bold', color: teal }, left + 4, y, {
					structParent: root,
					structType: 'P',
				});
				write(text, style, { x: left + 22, width: width - 22, after: 3 });
			});
			y += 3;
		},
		table(rows: readonly (readonly string[])[], shares: readonly number[], head = false) {
			rows.forEach((row, at) => {
				const style = (column: number): Style => ({
					size: 9,
					weight: head && at === 0 ? 'bold' : column === 0 ? 'medium' : 'regular',
					color: head && at === 0 ? teal : ink,
				});
				const cells = row.map((text, column) => ({
					text,
					style: style(column),
					width: width * (shares[column] ?? 0) - 12,
				}));
				const height = Math.max(
					...cells.map((cell) => set.height(cell.text, cell.style, { width: cell.width, lineGap: 2 })),
				);
				room(height + 10);
				const line = y;
				ornament(document, () => {
					if (at % 2 === 0) document.rect(left, line, width, height + 8).fill(pale);
				});
				let x = left + 6;
				for (const cell of cells) {
					const place = { width: cell.width, lineGap: 2, structParent: root, structType: 'P' };
					set.write(cell.text, cell.style, x, line + 4, place);
					x += cell.width + 12;
				}
				y = line + height + 8;
			});
			y += 8;
		},
		/** A drawing of a given height, with a text for screen readers. */
		figure(height: number, alt: string, draw: (document: Paper, y: number) => void) {
			room(height);
			const drawn = document.markStructureContent('Figure', { alt });
			draw(document, y);
			document.endMarkedContent();
			root.add(document.struct('Figure', { alt }, [drawn]));
			y += height;
		},
		async finish(): Promise<Buffer> {
			root.end();
			const { count } = document.bufferedPageRange();
			for (let number = 0; number < count; number++) {
				document.switchToPage(number);
				// Text below the margin would otherwise start a new page.
				document.page.margins.bottom = 0;
				ornament(document, () => frame(number + 1, count));
			}
			return bytesOf(document);
		},
	};

	function frame(number: number, all: number) {
		const small = (weight: Style['weight'], color: string, size = 8): Style => ({ size, weight, color });
		brandMark(document, left, 38, 26);
		set.write(brand.company, small('bold', ink, 12), left + 36, 43, {});
		set.write(kind, small('medium', teal, 10), left, 45, { width, align: 'right' });
		document.lineWidth(0.7).strokeColor(mist);
		for (const line of [76, 752])
			document
				.moveTo(left, line)
				.lineTo(left + width, line)
				.stroke();
		set.write(words.sample, small('semibold', '#B93C26'), left, 759, { width });
		set.write(words.page(number, all), small('regular', ink), left, 759, { width, align: 'right' });
		set.write(imprint, small('regular', ink, 7.5), left, 771, { width });
	}

	turn();
	return sheet;
}
export type Sheet = ReturnType<typeof openSheet>;
