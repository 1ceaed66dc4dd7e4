import { brand } from '@site/contract/brand';
import { issueLine, writeStatement } from './issue.ts';
import type { Sheet } from './layout/sheet.ts';
import type { Order } from './order.ts';

/**
 * The statements required by Annex IV of the regulation: the manufacturer's sole responsibility, the device and the
 * rules it meets.
 */
export function writeDeclaration(sheet: Sheet, order: Order): void {
	const { facts, words } = order;
	const { conformity } = facts;
	if (!conformity) throw new Error(`${facts.reference} is not registered under the regulation`);
	sheet.title('EU Declaration of Conformity', [issueLine(order)]);
	sheet.heading(words.headings.manufacturer);
	sheet.table(
		[
			['Name and address', facts.maker.join(', ')],
			['SRN', `${conformity.srn} (sample)`],
			['Authorised representative', conformity.representative],
		],
		[0.28, 0.72],
	);
	sheet.heading('Device');
	sheet.table(
		[
			['Name', facts.title],
			['Catalog numbers', facts.references.join(', ')],
			['Basic UDI-DI', conformity.basicUdiDi],
			[words.headings.intendedUse, facts.intendedUse],
			[words.specifications.setting, facts.specifications.get('setting') ?? ''],
			['Class', `${conformity.deviceClass}, by Annex VIII of the regulation`],
		],
		[0.28, 0.72],
	);
	sheet.heading('Declaration');
	sheet.paragraph(
		'The manufacturer declares under its sole responsibility that the device named above is in conformity with Regulation (EU) 2017/746 on in vitro diagnostic medical devices.',
	);
	sheet.heading('Conformity assessment');
	sheet.paragraph(
		conformity.notifiedBody
			? `${conformity.notifiedBody} has assessed the conformity by ${conformity.procedure} and issued the certificate ${conformity.number}.`
			: `Class A: declared by the manufacturer alone, without a notified body. Registered as ${conformity.number}.`,
	);
	sheet.heading('Applied standards');
	sheet.list([
		'EN ISO 13485:2016, Quality management systems',
		'EN ISO 14971:2019, Application of risk management',
		'EN ISO 18113, Information supplied by the manufacturer (labelling)',
		'EN 13612:2002, Performance evaluation',
		'EN ISO 23640:2015, Evaluation of stability',
		...conformity.standards,
	]);
	sheet.heading('Signed for the manufacturer');
	sheet.paragraph(
		`${conformity.place}, ${order.revision.effectiveOn}. ${conformity.signatory}, ${brand.company} (sample, without a signature)`,
	);
}

/** A letter as an authority would write it to the maker: the product is authorized for a use and its users. */
export function writeLetter(sheet: Sheet, order: Order): void {
	const { facts } = order;
	sheet.title('Emergency Use Authorization: letter of authorization', [issueLine(order)]);
	sheet.table(
		[
			['Issued by', 'U.S. Food and Drug Administration, Center for Devices and Radiological Health'],
			['Number', facts.authorization?.number ?? ''],
			['Date', facts.authorization?.validFrom ?? ''],
			['To', facts.maker.join(', ')],
			['Concerning', `${facts.title}, catalog numbers ${facts.references.join(', ')}`],
		],
		[0.28, 0.72],
	);
	sheet.heading('What is authorized');
	sheet.paragraph(facts.intendedUse);
	sheet.heading('Conditions');
	sheet.list([
		'The product is distributed with its authorized labeling only: instructions for use, and fact sheets for providers and patients.',
		'The maker tells all who receive the product of this authorization and of its conditions.',
		'The maker reports adverse events and false results, and keeps records of distribution.',
		'Nothing that is printed or published may call the product safe, effective, cleared or approved.',
	]);
	writeStatement(sheet, facts);
	sheet.heading('How long it holds');
	sheet.paragraph('Until the declaration that emergency use is justified ends, or this authorization is revoked.');
	sheet.heading('Signed');
	sheet.paragraph(
		'For the Food and Drug Administration (sample: the authority has not issued this letter, and nobody signed it)',
	);
}
