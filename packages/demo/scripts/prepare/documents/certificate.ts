import { coral, deepTeal, ink, mist, teal } from '@site/paper/colours';
import { bytesOf, letter, ornament, type Paper, paper, watermark } from '@site/paper/paper';
import sharp from 'sharp';
import type { Certificate } from '../../../src/company/certificates.ts';
import { certificationMark, emblems } from '../../draw/certification-marks.ts';
import { type Drawing, svg } from '../../draw/svg.ts';
import { certificateAnnex } from './certificate-annex.ts';

const left = 72;
const width = letter.width - 2 * left;

const sealOf = (certificate: Certificate): Drawing =>
	certificate.key === 'iso-13485'
		? certificationMark('ISO', emblems.levels)
		: certificationMark('MDSAP', emblems.shield, 40);

const dateOf = (day: string) =>
	new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A double frame with fine quarter rings in its corners. */
function frame(document: Paper): void {
	const { width: across, height: down } = letter;
	document
		.lineWidth(2)
		.strokeColor(deepTeal)
		.rect(26, 26, across - 52, down - 52)
		.stroke();
	document
		.lineWidth(0.6)
		.strokeColor(teal)
		.rect(32, 32, across - 64, down - 64)
		.stroke();
	document
		.save()
		.rect(32, 32, across - 64, down - 64)
		.clip()
		.lineWidth(0.5)
		.strokeColor(mist);
	for (const [x, y] of [
		[32, 32],
		[across - 32, 32],
		[32, down - 32],
		[across - 32, down - 32],
	] as const)
		for (let radius = 10; radius <= 58; radius += 6) document.circle(x, y, radius).stroke();
	document.restore();
}

function certificatePage(document: Paper, certificate: Certificate): void {
	document.addPage();
	ornament(document, () => frame(document));
	watermark(document, certificate.mark, 150);
}

function front(document: Paper, certificate: Certificate, seal: Buffer): void {
	const root = document.struct('Sect');
	document.addStructure(root);
	const centred = { width, align: 'center', structParent: root } as const;
	const [heading = '', subject = ''] = certificate.title.split(': ');
	const { registrar } = certificate;
	document
		.font('bold')
		.fontSize(10)
		.fillColor(teal)
		.text(registrar.name.toUpperCase(), left, 76, { ...centred, characterSpacing: 2 });
	document.font('regular').fontSize(8.5).fillColor(ink).text(registrar.address, left, 92, centred);
	document
		.font('bold')
		.fontSize(31)
		.fillColor(ink)
		.text(heading, left, 128, { ...centred, structType: 'H1' });
	document.font('medium').fontSize(14).fillColor(teal).text(subject, left, 170, centred);
	ornament(document, () => {
		document.rect(letter.width / 2 - 5, 200, 2.5, 20).fill(coral);
		document.rect(letter.width / 2 + 2.5, 200, 2.5, 20).fill(teal);
	});
	document.font('regular').fontSize(10).fillColor(ink).text('This is the form of a statement that', left, 236, centred);
	document.font('bold').fontSize(24).text(certificate.holder, left, 254, centred);
	document.font('regular').fontSize(10).text(certificate.address.join(', '), left, 290, centred);
	document.text('operates a quality management system in accordance with', left, 316, centred);
	document.font('bold').fontSize(17).fillColor(deepTeal).text(certificate.standard, left, 334, centred);
	document.font('regular').fontSize(10).fillColor(ink).text('for the following scope', left, 362, centred);
	document.y = 386;
	for (const paragraph of certificate.scope)
		document
			.fontSize(9.5)
			.text(paragraph, left + 16, document.y, { ...centred, width: width - 32, lineGap: 2.5 })
			.moveDown(0.5);
	facts(document, certificate);
	signature(document, certificate, seal);
	document.font('semibold').fontSize(7.5).fillColor('#B93C26').text(certificate.notice, left, 724, centred);
	root.end();
}

function facts(document: Paper, certificate: Certificate): void {
	const root = document.struct('Sect');
	document.addStructure(root);
	const columns = [
		['Certificate number', certificate.number],
		['First issued', dateOf(certificate.issued)],
		['Recertified', dateOf(certificate.renewed)],
		['This issue', dateOf(certificate.reissued)],
		['Valid until', dateOf(certificate.expires)],
	] as const;
	ornament(document, () => {
		document.lineWidth(0.8).strokeColor(mist);
		for (const y of [556, 602])
			document
				.moveTo(left, y)
				.lineTo(left + width, y)
				.stroke();
	});
	// The number is longer than the dates.
	const ofDate = width * 0.185;
	columns.forEach(([label, value], index) => {
		const of = index === 0 ? width - 4 * ofDate : ofDate;
		const place = { width: of, align: 'center', structParent: root } as const;
		const x = index === 0 ? left : left + width - (columns.length - index) * ofDate;
		document.font('medium').fontSize(8).fillColor(teal).text(label, x, 566, place);
		document.font('bold').fontSize(10).fillColor(ink).text(value, x, 579, place);
	});
	root.end();
}

function signature(document: Paper, { registrar }: Certificate, seal: Buffer): void {
	const root = document.struct('Sect');
	document.addStructure(root);
	ornament(document, () => {
		document.image(seal, letter.width - left - 96, 614, { width: 92 });
		document
			.save()
			.translate(left + 6, 626)
			.lineWidth(1.3)
			.strokeColor(ink)
			.lineCap('round');
		document
			.path(
				'M0 30C14 4 26 -4 24 10C22 24 10 38 18 34C30 28 36 12 44 14C50 16 40 32 48 30C58 28 60 14 68 16C74 18 66 30 74 28C92 24 104 8 150 18',
			)
			.stroke();
		document
			.restore()
			.lineWidth(0.8)
			.strokeColor(ink)
			.moveTo(left, 668)
			.lineTo(left + 210, 668)
			.stroke();
	});
	document.font('semibold').fontSize(9).fillColor(ink).text(registrar.signatory, left, 674, { structParent: root });
	document.font('regular').text(registrar.name, left, 687, { structParent: root });
	root.end();
}

/** A certificate and its annex, two pages. */
export async function certificatePdf(certificate: Certificate): Promise<Buffer> {
	const document = paper(
		`${certificate.standard}: certificate (${certificate.mark.toLowerCase()})`,
		{
			top: 56,
			bottom: 40,
			left,
			right: left,
		},
		{ issuedOn: certificate.reissued },
	);
	const seal = await sharp(Buffer.from(svg(sealOf(certificate))), { density: 288 })
		.png()
		.toBuffer();
	certificatePage(document, certificate);
	front(document, certificate, seal);
	certificatePage(document, certificate);
	certificateAnnex(document, certificate);
	return bytesOf(document);
}
