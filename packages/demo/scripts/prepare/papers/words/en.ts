import { readingEn } from '@site/contract/reading-words-en';
import type { InstructionWords } from './words.ts';

export const en: InstructionWords = {
	htmlLanguage: 'en-US',
	watermark: 'SAMPLE',
	sample: 'Sample document, not for diagnostic use',
	title: 'Instructions for Use',
	reference: 'Catalog number',
	revision: 'Revision',
	from: (day) => `Effective ${day}`,
	page: (number, all) => `Page ${number} of ${all}`,
	inVitro: 'For in vitro diagnostic use',
	headings: {
		intendedUse: 'Intended use',
		principle: 'Principle of the test',
		provided: 'Materials provided',
		required: 'Materials required but not provided',
		warnings: 'Warnings and precautions',
		specimen: 'Specimen',
		procedure: 'Procedure',
		results: 'Reading the result',
		control: 'Quality control',
		performance: 'Performance',
		limitations: 'Limitations',
		storage: 'Storage and stability',
		specifications: 'Specifications',
		symbols: 'Symbols',
		history: 'Revision history',
		manufacturer: 'Manufacturer',
	},
	specifications: {
		specimen: 'Specimen',
		timeToResult: 'Time to result',
		method: 'Method',
		setting: 'Setting',
		packSize: 'Pack size',
		storage: 'Storage',
		shelfLife: 'Shelf life',
	},
	principles: {
		lines:
			'The specimen moves along a membrane and meets labeled antibodies. Where the target is present, the complex is caught at the test line and colors it. The control line shows that the specimen has flowed and that the reagents have worked.',
		competitive:
			'Substance in the specimen competes with substance bound to the membrane for a limited amount of labeled antibody. The more of it the specimen holds, the weaker the test line. The control line shows that the specimen has flowed and that the reagents have worked.',
		compare:
			'The specimen moves along a membrane and meets labeled antibodies. The strength of the test line is compared with a reference, as the procedure describes. The control line shows that the specimen has flowed and that the reagents have worked.',
		value:
			'The specimen reacts with the reagents of the test, and the instrument turns the signal into a value that it displays.',
		color:
			'Dry reagents in the pads react with the specimen and change color. The color is compared with the chart after the stated time.',
		control:
			'The material is run like a specimen. It shows whether reagents, procedure and operator together give the expected result.',
	},
	required: { staff: ['Timer', 'Disposable gloves', 'Container for biohazardous waste'], home: ['Timer or clock'] },
	warnings: {
		staff: [
			'Read these instructions completely before use.',
			'Do not use after the expiration date, or if the pouch is damaged or open.',
			'Use each single-use part once only. Do not mix parts of different lots.',
			'Treat all specimens as potentially infectious and dispose of them according to local rules.',
		],
		home: [
			'Read these instructions completely before use.',
			'Do not use the test after the expiration date, or if the pouch is damaged or open.',
			'Use each test once only.',
			'Keep the test out of the reach of children and pets.',
			'Put the used test into its bag and into the household waste, and wash your hands.',
		],
	},
	specimen: (specimen) =>
		`Use: ${specimen}. Test the specimen as soon as it is collected, and bring specimen and test to room temperature before use.`,
	readAt: (time) => `Time to result: ${time}. The procedure says when to read.`,
	reading: readingEn,
	controlResult:
		'The result has to lie in the range that is printed on the label. If it does not, do not report results of specimens.',
	control: {
		staff:
			'The control line is an internal control of the procedure. Run external controls with each new lot and as local rules ask.',
		home: 'The control line shows that the test has worked. Nothing else needs to be checked.',
	},
	limitations: [
		'A result is one finding among others and does not replace clinical judgment.',
		'A negative result does not exclude that the target is present below the limit of detection.',
		'Specimens collected or stored in another way can give wrong results.',
	],
	agreement: {
		target: 'Target',
		positive: 'Positive agreement',
		negative: 'Negative agreement',
		comparator: 'Compared with',
	},
	panel: { drug: 'Substance', code: 'Code', cutoff: 'Cutoff' },
	storage: (range, life) =>
		`Store at ${range}, dry and away from direct sunlight, in the sealed pouch. Shelf life: ${life}. Do not freeze.`,
	symbols: {
		ivd: 'In vitro diagnostic medical device',
		ref: 'Catalog number',
		once: 'Do not re-use',
		temperature: 'Temperature limit',
		read: 'Consult instructions for use',
		maker: 'Manufacturer',
	},
};
