import { ink, mist, teal } from '@site/paper/colours';
import type { Paper } from '@site/paper/paper';
import type { Certificate } from '../../../src/company/certificates.ts';

const left = 56;
const width = 612 - 2 * left;

const defaultStyle: PDFKit.Mixins.CellStyle = { border: [0.5, 0, 0, 0], borderColor: mist, padding: [2.6, 8, 2.6, 0] };

function table(document: Paper, title: string, rows: string[][], columns: number[]): void {
	const root = document.struct('Sect');
	document.addStructure(root);
	document
		.font('bold')
		.fontSize(9.5)
		.fillColor(teal)
		.text(title, left, document.y, { structParent: root, structType: 'H2' });
	document.moveDown(0.25).font('regular').fontSize(7.8).fillColor(ink);
	// The library reads structParent for tables too, though its types do not list it.
	const options = {
		position: { x: left, y: document.y },
		maxWidth: width,
		columnStyles: columns,
		structParent: root,
		defaultStyle,
		data: rows.map(([first = '', ...rest]) => [
			{ type: 'TH' as const, text: first, font: { src: 'semibold' } },
			...rest,
		]),
	};
	document.table(options);
	document.x = left;
	document.y += 9;
	root.end();
}

export function certificateAnnex(document: Paper, certificate: Certificate): void {
	const head = document.struct('Sect');
	document.addStructure(head);
	document.font('bold').fontSize(19).fillColor(ink).text('Annex', left, 64, { structParent: head, structType: 'H1' });
	document.font('medium').fontSize(9).fillColor(teal);
	document.text(`To certificate ${certificate.number}, ${certificate.standard}`, { structParent: head });
	head.end();
	document.y += 10;
	const sites = certificate.sites.map(({ name, address, activities }) => [name, address, activities]);
	table(document, 'Sites covered', sites, [112, 158, 230]);
	for (const part of certificate.annex) table(document, part.title, part.rows, [190, 310]);
	const foot = document.struct('P');
	document.addStructure(foot);
	document.font('semibold').fontSize(7.5).fillColor('#B93C26');
	document.text(certificate.notice, 72, 724, { width: 468, align: 'center', structParent: foot, structType: 'Span' });
	foot.end();
}
