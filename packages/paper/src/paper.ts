import { brand } from '@site/contract/brand';
import PDFDocument from 'pdfkit';
import { coral, teal } from './colours.ts';
import { chineseFontFile, fontBytes, fontFile } from './fonts.ts';

export type Paper = InstanceType<typeof PDFDocument>;

/** The date of documents without one, so that the same sources make the same bytes. */
export const issueDate = new Date('2025-03-03T12:00:00Z');

export const letter = { width: 612, height: 792 };

type Margins = { top: number; bottom: number; left: number; right: number };

type About = { lang?: string; subject?: string; issuedOn?: string };

export function paper(title: string, margins: Margins, { lang = 'en-US', subject, issuedOn }: About = {}): Paper {
	const date = issuedOn ? new Date(`${issuedOn}T12:00:00Z`) : issueDate;
	const document = new PDFDocument({
		size: 'LETTER',
		margins,
		autoFirstPage: false,
		bufferPages: true,
		pdfVersion: '1.7',
		lang,
		tagged: true,
		displayTitle: true,
		info: {
			Title: title,
			...(subject && { Subject: subject }),
			Author: brand.company,
			Creator: brand.company,
			Producer: brand.company,
			CreationDate: date,
			ModDate: date,
		},
	});
	document.registerFont('regular', fontBytes(fontFile(400)));
	document.registerFont('medium', fontBytes(fontFile(500)));
	document.registerFont('semibold', fontBytes(fontFile(600)));
	document.registerFont('bold', fontBytes(fontFile(700)));
	document.registerFont('chinese', fontBytes(chineseFontFile()));
	return document;
}

export async function bytesOf(document: Paper): Promise<Buffer> {
	const parts: Buffer[] = [];
	document.on('data', (part: Buffer) => parts.push(part));
	const ended = new Promise<void>((resolve, reject) => document.on('end', resolve).on('error', reject));
	document.end();
	await ended;
	return Buffer.concat(parts);
}

/** Ornament, page numbers and watermarks, which screen readers skip. */
export function ornament(document: Paper, draw: () => void): void {
	document.markContent('Artifact', { type: 'Layout' });
	draw();
	document.endMarkedContent();
}

export function brandMark(document: Paper, x: number, y: number, side: number, ring = teal, dot = coral): void {
	document
		.save()
		.translate(x, y)
		.scale(side / 100);
	document.path('M50 100A50 50 0 1 1 100 50H73A23 23 0 1 0 50 73Z').fill(ring);
	document.circle(79, 81, 19).fill(dot).restore();
}

/** The word across the page, such as 'sample'. */
export function watermark(document: Paper, word: string, size: number, font = 'bold'): void {
	ornament(document, () => {
		const { width, height } = document.page;
		document.save().rotate(-52, { origin: [width / 2, height / 2] });
		document.font(font).fontSize(size).fillColor(teal, 0.07);
		const left = (width - document.widthOfString(word)) / 2;
		document.text(word, left, height / 2 - size * 0.7, { lineBreak: false });
		document.restore().fillOpacity(1);
	});
}
