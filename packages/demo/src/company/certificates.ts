import { brand } from '@site/contract/brand';
import { addressOn, suzhouOffice } from './addresses.ts';

type Row = [label: string, value: string];

export type Certificate = {
	key: 'mdsap' | 'iso-13485';
	/** Printed across every page. */
	mark: string;
	notice: string;
	title: string;
	standard: string;
	number: string;
	holder: string;
	address: string[];
	scope: string[];
	sites: { name: string; address: string; activities: string }[];
	/** The first certificate, since when it has held without a break. */
	issued: string;
	/** The start of the present cycle. */
	renewed: string;
	/** The day of this print: it was reissued after the headquarters moved. */
	reissued: string;
	expires: string;
	registrar: { name: string; address: string; signatory: string };
	annex: { title: string; rows: Row[] }[];
};

const mark = 'SAMPLE';
const notice =
	'SAMPLE. This document shows the form of a certificate. It was not issued by a certification body and certifies nothing.';
const renewed = '2025-03-03';
const reissued = '2025-08-18';
const address = addressOn(reissued)
	.slice(1)
	.map((line) => line.en);
const registrar = {
	name: 'Westmark Sample Registrar',
	address: '1 Specimen Square, Registry District',
	signatory: 'Head of Certification (sample signature)',
};

const sites = [
	{
		name: 'San Diego, United States',
		address: address.join(', '),
		activities:
			'Headquarters: management of the quality system, design and development, regulatory affairs, final release, complaint handling',
	},
	{
		name: 'Atlanta, United States',
		address: '200 Sample Parkway, Atlanta, Georgia 30300',
		activities: 'Warehousing, distribution, returns, technical support',
	},
	{
		name: 'Suzhou, China',
		address: suzhouOffice.address.en,
		activities:
			'Reagent formulation, membrane coating, lamination, cutting, assembly, pouching and packing, incoming and in-process inspection',
	},
	{
		name: 'Singapore',
		address: '40 Sample Crescent, Singapore 000040',
		activities: 'Regional warehousing and order fulfillment',
	},
];

const history: Row[] = [
	['Recertification audit (documents)', 'January 13 to 15, 2025'],
	['Recertification audit (all sites)', 'February 10 to 21, 2025'],
	['Recertified for three years', 'March 3, 2025'],
	['Reissued for the new address of the headquarters', 'August 18, 2025'],
	['First surveillance audit due', 'By March 2, 2026'],
	['Second surveillance audit due', 'By March 2, 2027'],
	['Next recertification audit due', 'Before March 2, 2028'],
];

export const certificates: Certificate[] = [
	{
		key: 'mdsap',
		mark,
		notice,
		title: 'Certificate of Registration: Medical Device Single Audit Program',
		standard: 'MDSAP, including ISO 13485:2016',
		number: 'SAMPLE-MDSAP-0001',
		holder: brand.company,
		address,
		scope: [
			'Design, development, manufacture and distribution of in vitro diagnostic medical devices, namely lateral flow immunoassays, urine test strips, test readers and analyzers, and their controls and calibrators, for professional use, point-of-care use and self-testing.',
			'Applications: respiratory and other infectious diseases, sexually transmitted diseases, fertility monitoring, drugs of abuse, cardiac markers, tumor markers, general health tests and blood glucose.',
			'The quality management system has been audited against ISO 13485:2016 and the regulatory requirements of the participating jurisdictions listed in the annex.',
		],
		sites,
		issued: '2019-03-04',
		renewed,
		reissued,
		expires: '2028-03-02',
		registrar,
		annex: [
			{
				title: 'Regulatory requirements audited',
				rows: [
					['Australia', 'Therapeutic Goods (Medical Devices) Regulations 2002, Schedule 3'],
					['Brazil', 'Good manufacturing practices for medical devices and in vitro diagnostics, RDC 665/2022'],
					['Canada', 'Medical Devices Regulations, Part 1, SOR/98-282'],
					['Japan', 'Ministerial Ordinance on quality management systems, MHLW Ordinance No. 169'],
					['United States', '21 CFR Parts 803, 806, 807 and 820'],
				],
			},
			{
				title: 'Processes of the audit',
				rows: [
					['Management', 'Planning, responsibility, resources, management review'],
					['Device marketing authorization and facility registration', 'Applications, listings, changes to devices'],
					[
						'Measurement, analysis and improvement',
						'Nonconformities, corrective and preventive action, internal audit',
					],
					['Adverse events and advisory notices', 'Evaluation and timely reporting to the authorities'],
					['Design and development', 'Planning, inputs, verification, validation, transfer, changes'],
					['Production and service controls', 'Validated processes, environment, traceability, final release'],
					['Purchasing', 'Selection and control of suppliers, verification of purchased products'],
				],
			},
			{ title: 'Certification cycle', rows: history },
		],
	},
	{
		key: 'iso-13485',
		mark,
		notice,
		title: 'Certificate of Registration: Quality Management System for Medical Devices',
		standard: 'ISO 13485:2016',
		number: 'SAMPLE-13485-0001',
		holder: brand.company,
		address,
		scope: [
			'Design, development, manufacture and distribution of in vitro diagnostic rapid tests, test readers and analyzers, quality controls and sample collection accessories.',
			'Contract development and contract manufacture of in vitro diagnostic devices for other manufacturers, including colloidal gold, electrochemical, chemiluminescence, dry clinical chemistry, PCR, microfluidic and recombinant protein technologies.',
			'The holder operates a quality management system which meets the requirements of the standard named above for this scope. Exclusions and requirements that do not apply are listed in the annex.',
		],
		sites,
		issued: '2013-03-04',
		renewed,
		reissued,
		expires: '2028-03-02',
		registrar,
		annex: [
			{
				title: 'Product groups in the scope',
				rows: [
					[
						'Infectious diseases',
						'Of the airways and the gut, hepatitis B and C, malaria, dengue, sexually transmitted',
					],
					['Women’s and men’s health', 'Ovulation, pregnancy, menopause and sperm concentration'],
					['Toxicology', 'Drugs of abuse in urine and oral fluid, alcohol in saliva, specimen validity'],
					['Cardiac and tumor markers', 'Whole blood, serum and plasma cassettes, with and without reader'],
					[
						'Metabolism and general health',
						'Blood glucose and ketones with meters, HbA1c, urine strips, hidden blood, thyroid, iron, vitamin D, CRP',
					],
					['Accessories', 'Control swabs, control solutions, extraction buffers, collection swabs'],
				],
			},
			{
				title: 'Requirements that do not apply',
				rows: [
					['7.5.3 Installation activities', 'The products need no installation by the manufacturer'],
					['7.5.5 and 7.5.7 Sterile medical devices', 'No product is supplied sterile under the holder’s own process'],
					['7.5.9.2 Implantable medical devices', 'No implantable products'],
				],
			},
			{
				title: 'Conditions of use',
				rows: [
					['Validity', 'Subject to annual surveillance audits with satisfactory results'],
					['Changes', 'Significant changes to sites, scope or ownership are reported within 30 days'],
					['Publication', 'May be reproduced only as a whole, with its annex'],
					['Marks', 'May not be placed on products or their packaging'],
				],
			},
			{ title: 'Certification cycle', rows: history },
		],
	},
];
