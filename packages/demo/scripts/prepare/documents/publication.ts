import { ink, teal } from '@site/paper/colours';
import { brandMark, bytesOf, letter, ornament, paper, watermark } from '@site/paper/paper';
import type { Publication } from '../../../src/company/publications.ts';

const left = 84;
const width = letter.width - left - 84;

/** `Authors. Title. Journal. Year;…` */
function partsOf(citation: string): { authors: string; title: string; journal: string } {
	const [, authors = '', title = citation, journal = ''] =
		citation.match(/^(.+?)\. (.+?[.?]) ([^.]+\. \d{4};.+)$/) ?? [];
	return { authors, title: title.replace(/\.$/, ''), journal };
}

/** The abstract of a paper on one page. */
export async function publicationPdf({ citation, abstract }: Publication): Promise<Buffer> {
	const { authors, title, journal } = partsOf(citation);
	const document = paper(title, { top: 92, bottom: 76, left, right: 84 });
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
	document.text(journal, left, 104, { width, structParent: root });
	document.font('bold').fontSize(22).fillColor(ink);
	document.text(title, left, document.y + 10, { width, lineGap: 2, structParent: root, structType: 'H1' });
	document.font('medium').fontSize(11);
	document.text(authors, left, document.y + 10, { width, structParent: root });
	document.font('bold').fontSize(14);
	document.text('Abstract', left, document.y + 26, { width, structParent: root, structType: 'H2' });
	document.font('regular').fontSize(11);
	for (const paragraph of abstract)
		document.text(paragraph, left, document.y + 8, { width, lineGap: 4, structParent: root });
	root.end();
	return bytesOf(document);
}
