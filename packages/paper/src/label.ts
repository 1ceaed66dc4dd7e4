import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { ink } from './colours.ts';

/** The content of a label; its code is a drawing of squares. */
export type Label = {
	title: string;
	code: { size: number; path: string };
	facts: readonly (readonly [name: string, value: string])[];
	/** The content of the code in readable words. */
	inWords: string;
	maker: string;
};

const millimetre = 72 / 25.4;
const size = { width: 100 * millimetre, height: 50 * millimetre };
const margin = 4 * millimetre;
const side = size.height - 2 * margin;
const left = margin + side + margin;
const width = size.width - left - margin;

/** A label of 100 × 50 mm. Its fonts are those that every PDF reader has, so the printer needs no others. */
export async function labelPdf({ title, code, facts, inWords, maker }: Label): Promise<Buffer> {
	const document = new PDFDocument({
		size: [size.width, size.height],
		margin: 0,
		displayTitle: true,
		lang: 'en-US',
		info: { Title: title },
	});
	document
		.save()
		.translate(margin, margin)
		.scale(side / code.size);
	document.path(code.path).fill('#000000').restore();
	document.fillColor(ink).font('Helvetica-Bold').fontSize(10);
	document.text(title, left, margin, { width, height: 26, ellipsis: true });
	let y = margin + 28;
	for (const [name, value] of facts) {
		document
			.font('Helvetica')
			.fontSize(7)
			.text(name, left, y + 1.5, { width: 42, lineBreak: false });
		document
			.font('Helvetica-Bold')
			.fontSize(9)
			.text(value, left + 44, y, { width: width - 44, lineBreak: false });
		y += 12;
	}
	document.font('Helvetica').fontSize(5.5);
	document.text(maker, left, size.height - margin - 15, { width, height: 7, ellipsis: true });
	document.text(inWords, left, size.height - margin - 8, { width, height: 14 });
	document.end();
	return buffer(document);
}
