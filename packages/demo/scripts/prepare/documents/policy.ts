import { brand } from '@site/contract/brand';
import { coral, deepTeal, ink, mist, pale, teal, white } from '@site/paper/colours';
import { brandMark, bytesOf, letter, ornament, type Paper, paper } from '@site/paper/paper';
import type { Policy } from '../../../src/company/anti-bribery-policy.ts';

const left = 84;
const width = letter.width - left - 84;

function cover(document: Paper, policy: Policy): void {
	document.addPage();
	ornament(document, () => {
		document.rect(0, 0, letter.width, letter.height).fill(deepTeal);
		document.save().fillOpacity(0.5);
		document.translate(250, 330).scale(5.4).path('M50 100A50 50 0 1 1 100 50H73A23 23 0 1 0 50 73Z').fill('#175867');
		document.restore();
		brandMark(document, left, 84, 54, white);
		document.rect(left, 292, 4, 34).fill(coral);
		document.rect(left + 11, 292, 4, 34).fill(white);
	});
	const root = document.struct('Sect');
	document.addStructure(root);
	document.font('bold').fontSize(36).fillColor(white);
	document.text(policy.title, left, 344, { width: 340, lineGap: 2, structParent: root, structType: 'H1' });
	document
		.font('medium')
		.fontSize(14)
		.fillColor(pale)
		.text(brand.company, left, document.y + 16, { structParent: root });
	document.font('regular').fontSize(10).text('Sample document', left, 700, { structParent: root });
	root.end();
}

/** Writes the sections and returns the page on which each one begins. */
function sections(document: Paper, policy: Policy): number[] {
	document.addPage();
	return policy.sections.map(({ title, paragraphs }, index) => {
		const root = document.struct('Sect');
		document.addStructure(root);
		if (document.y > letter.height - 230) document.addPage();
		else if (index > 0) document.y += 18;
		const page = document.bufferedPageRange().count;
		document.outline.addItem(`${index + 1}. ${title}`);
		document.font('bold').fontSize(17).fillColor(ink);
		document.text(`${index + 1}. ${title}`, left, document.y, {
			width,
			structParent: root,
			structType: 'H2',
			destination: `section-${index + 1}`,
		});
		document.y += 6;
		for (const [place, paragraph] of paragraphs.entries())
			numbered(document, root, `${index + 1}.${place + 1}`, paragraph);
		root.end();
		return page;
	});
}

function numbered(document: Paper, root: PDFKit.PDFStructureElement, number: string, paragraph: string): void {
	const indent = 34;
	document.font('regular').fontSize(10.2);
	if (document.y + document.heightOfString(paragraph, { width: width - indent, lineGap: 3.6 }) > letter.height - 84)
		document.addPage();
	const top = document.y;
	document
		.font('semibold')
		.fontSize(9)
		.fillColor(teal)
		.text(number, left, top + 1.2, { structParent: root });
	document.font('regular').fontSize(10.2).fillColor(ink);
	document.text(paragraph, left + indent, top, { width: width - indent, lineGap: 3.6, structParent: root });
	document.y += 7;
}

function contents(document: Paper, policy: Policy, pages: number[]): void {
	document.switchToPage(1);
	const root = document.struct('Sect');
	document.addStructure(root);
	document
		.font('bold')
		.fontSize(24)
		.fillColor(ink)
		.text('Contents', left, 96, { structParent: root, structType: 'H2' });
	policy.sections.forEach(({ title }, index) => {
		const y = 150 + index * 30;
		const link = { goTo: `section-${index + 1}`, structParent: root };
		document
			.font('semibold')
			.fontSize(11)
			.fillColor(teal)
			.text(`${index + 1}`, left, y, { structParent: root });
		document
			.font('medium')
			.fillColor(ink)
			.text(title, left + 34, y, link);
		document.text(`${pages[index]}`, left, y, { width, align: 'right', structParent: root });
		ornament(document, () =>
			document
				.lineWidth(0.6)
				.strokeColor(mist)
				.moveTo(left, y + 22)
				.lineTo(left + width, y + 22)
				.stroke(),
		);
	});
	root.end();
}

function runningHeads(document: Paper, policy: Policy): void {
	const { count } = document.bufferedPageRange();
	for (let page = 1; page < count; page += 1) {
		document.switchToPage(page);
		document.page.margins.bottom = 0;
		ornament(document, () => {
			brandMark(document, left, 46, 15);
			document.font('medium').fontSize(8).fillColor(ink);
			document.text(policy.title, left + 24, 49, { lineBreak: false });
			document.text('Sample document', left, 49, { width, align: 'right', lineBreak: false });
			document.text(`${page + 1} / ${count}`, left, 744, { width, align: 'right', lineBreak: false });
			document.text(brand.company, left, 744, { lineBreak: false });
		});
	}
}

export async function policyPdf(policy: Policy): Promise<Buffer> {
	const document = paper(policy.title, { top: 92, bottom: 76, left, right: 84 });
	cover(document, policy);
	document.addPage();
	const pages = sections(document, policy);
	contents(document, policy, pages);
	runningHeads(document, policy);
	return bytesOf(document);
}
