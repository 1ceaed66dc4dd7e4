import { brand } from '@site/contract/brand';
import { ink, mist, teal } from '@site/paper/colours';
import { brandMark, bytesOf, letter, ornament, paper, watermark } from '@site/paper/paper';
import type { ShelfLifeLetter } from '../../../src/company/shelf-life-letters.ts';

const left = 84;
const width = letter.width - left - 84;
const columns = [left, left + 130, left + 290];

const dateOf = (day: string) =>
	new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The letter to customers about lots with a longer shelf life, on one page. */
export async function shelfLifeLetterPdf({ title, on, lots, paragraphs }: ShelfLifeLetter): Promise<Buffer> {
	const document = paper(title.en, { top: 92, bottom: 76, left, right: 84 }, { issuedOn: on });
	document.addPage();
	watermark(document, 'SAMPLE', 150);
	ornament(document, () => {
		brandMark(document, left, 46, 15);
		document.font('medium').fontSize(8).fillColor(ink);
		document.text('Sample document', left, 49, { width, align: 'right', lineBreak: false });
	});
	const root = document.struct('Sect');
	document.addStructure(root);
	document.font('semibold').fontSize(10).fillColor(teal);
	document.text(`${brand.company} Quality, ${dateOf(on)}`, left, 104, { width, structParent: root });
	document.font('bold').fontSize(20).fillColor(ink);
	document.text(title.en.replace(' (sample)', ''), left, document.y + 10, {
		width,
		lineGap: 2,
		structParent: root,
		structType: 'H1',
	});
	const [opening = '', ...rest] = paragraphs;
	document.font('regular').fontSize(11);
	document.text(opening, left, document.y + 20, { width, lineGap: 4, structParent: root });
	let y = document.y + 18;
	const rows = lots.map(([lot, ...dates]) => [lot, ...dates.map(dateOf)]);
	for (const [at, row] of [['Lot', 'Printed expiry date', 'Extended expiry date'], ...rows].entries()) {
		document.font(at === 0 ? 'semibold' : 'medium').fontSize(10);
		for (const [column, words] of row.entries())
			document.text(words, columns[column] ?? left, y, { lineBreak: false, structParent: root });
		ornament(document, () =>
			document
				.moveTo(left, y + 19)
				.lineTo(left + width, y + 19)
				.lineWidth(0.75)
				.stroke(mist),
		);
		y += 26;
	}
	document.font('regular').fontSize(11);
	document.y = y;
	for (const paragraph of rest)
		document.text(paragraph, left, document.y + 10, { width, lineGap: 4, structParent: root });
	root.end();
	return bytesOf(document);
}
