import { brand } from '@site/contract/brand';
import { coral, ink, mist, teal } from '@site/paper/colours';
import { brandMark, bytesOf, letter, ornament, type Paper, paper } from '@site/paper/paper';
import { leaders, pressOffice } from '../../../src/company/people.ts';
import { applications } from '../../../src/sections/capabilities.ts';
import { companyFigures } from '../../../src/sections/company-figures.ts';
import { figuresAsOf } from '../../../src/sections/figures-as-of.ts';
import { globalNetwork } from '../../../src/sections/global-network.ts';
import { supplyChainFigures } from '../../../src/sections/supply-chain-figures.ts';
import { technologies } from '../../../src/sections/technologies.ts';
import { settings } from '../../../src/settings.ts';

const left = 72;
const width = letter.width - 2 * left;
const countries = { value: { en: '170+' }, label: { en: 'countries supplied, under our brand and others' } };
const all = [...companyFigures('white').items, ...supplyChainFigures('white').items.slice(1), countries];

function figures(document: Paper, root: PDFKit.PDFStructureElement): void {
	all.forEach(({ value, label }, index) => {
		const x = left + (index % 3) * (width / 3);
		const y = 216 + Math.floor(index / 3) * 66;
		document
			.font('bold')
			.fontSize(25)
			.fillColor(teal)
			.text(value.en, x, y, { width: width / 3, structParent: root });
		document
			.font('medium')
			.fontSize(8)
			.fillColor(ink)
			.text(label.en, x, y + 34, { width: width / 3 - 12, structParent: root });
	});
}

function block(document: Paper, root: PDFKit.PDFStructureElement, title: string, text: string): void {
	const top = document.y + 8;
	ornament(document, () =>
		document
			.lineWidth(0.7)
			.strokeColor(mist)
			.moveTo(left, top)
			.lineTo(left + width, top)
			.stroke(),
	);
	document.font('semibold').fontSize(9.5).fillColor(teal);
	document.text(title, left, top + 8, { width: 110, structParent: root, structType: 'H2' });
	document.font('regular').fontSize(9.5).fillColor(ink);
	document.text(text, left + 124, top + 8, { width: width - 124, lineGap: 2, structParent: root });
}

const list = (texts: { en: string }[]) => texts.map(({ en }) => en).join(', ');

export async function factSheetPdf(): Promise<Buffer> {
	const document = paper(
		`${brand.company}: fact sheet (sample)`,
		{ top: 64, bottom: 40, left, right: left },
		{ issuedOn: figuresAsOf },
	);
	const network = globalNetwork('white');
	document.addPage();
	ornament(document, () => {
		brandMark(document, left, 64, 46);
		document.rect(left + width - 10, 64, 3.5, 46).fill(coral);
		document.rect(left + width, 64, 3.5, 46).fill(teal);
	});
	const root = document.struct('Sect');
	document.addStructure(root);
	document.font('bold').fontSize(26).fillColor(ink);
	document.text(brand.company, left, 128, { structParent: root, structType: 'H1' });
	document
		.font('medium')
		.fontSize(12)
		.fillColor(teal)
		.text('Fact sheet as of October 2026, sample document', { structParent: root });
	figures(document, root);
	document.y = 344;
	block(
		document,
		root,
		'Business',
		'Rapid point-of-care and over-the-counter in vitro diagnostic tests, contract manufacturing and an integrated supply chain.',
	);
	block(document, root, 'Founded', '2006');
	block(
		document,
		root,
		'Authorizations',
		'Products with FDA, CE Mark and NMPA authorization. Quality systems: GMP, ISO 13485:2016, ISO 9001:2015.',
	);
	block(document, root, 'Technologies', list(technologies.map(({ title }) => title)));
	block(document, root, 'Applications', list(applications.map(({ text }) => text)));
	block(
		document,
		root,
		'Network',
		network.places.map(({ city, role }) => `${city.en}: ${role.en.toLowerCase()}`).join('; '),
	);
	block(
		document,
		root,
		'Leadership',
		Object.values(leaders)
			.map(({ name, role }) => `${name.en}, ${role.en}`)
			.join('; '),
	);
	block(
		document,
		root,
		'Contact',
		`Press: ${pressOffice.email}, ${pressOffice.phone}\n${list(settings.address.slice(1))}\n${settings.phone.en}, ${settings.hours.en}`,
	);
	root.end();
	return bytesOf(document);
}
