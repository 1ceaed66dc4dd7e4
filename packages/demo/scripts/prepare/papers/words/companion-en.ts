import type { SafetyPart } from '../../../../src/papers/forms.ts';
import type { CompanionWords } from './companion-words.ts';

const parts: Record<SafetyPart, string> = {
	'extraction-buffer': 'Extraction buffer',
	'extraction-reagents': 'Extraction reagents',
	'sample-diluent': 'Sample diluent',
	'test-device': 'Test device',
	'control-material': 'Control material',
};

const composition: Record<SafetyPart, string> = {
	'extraction-buffer': 'Aqueous buffer with salts, a surfactant below 1% and a preservative below 0.1%.',
	'extraction-reagents':
		'Reagent A and reagent B: aqueous solutions of salts and of a dilute acid or base, each below the limits of classification.',
	'sample-diluent': 'Aqueous buffer with salts, protein and a preservative below 0.1%.',
	'test-device': 'Article: plastic housing with membrane, pads and dried antibodies. Desiccant in the pouch.',
	'control-material': 'Inactivated biological material in a stabilized buffer, preservative below 0.1%.',
};

const appearance: Record<SafetyPart, string> = {
	'extraction-buffer': 'Clear, colorless liquid; pH 7 to 9; miscible with water.',
	'extraction-reagents': 'Two clear liquids in bottles with caps of different color, miscible with water.',
	'sample-diluent': 'Clear, colorless to pale yellow liquid; pH 7 to 8; miscible with water.',
	'test-device': 'Solid, white, without odor.',
	'control-material': 'Clear to slightly cloudy liquid, or dried on a swab; without odor.',
};

export const companionEn: CompanionWords = {
	kinds: {
		'instructions-for-use': 'Instructions for Use',
		'quick-reference-card': 'Quick Reference Card',
		'wall-chart': 'Procedure Wall Chart',
		'user-manual': 'User Manual',
		'cleaning-guide': 'Cleaning and Disinfection Guide',
		'product-brochure': 'Product Brochure',
		'product-sheet': 'Product Sheet',
		'declaration-of-conformity': 'EU Declaration of Conformity',
		'authorization-letter': 'Authorization Letter',
		'provider-fact-sheet': 'Fact Sheet for Healthcare Providers',
		'patient-fact-sheet': 'Fact Sheet for Patients',
		'safety-data-sheet-extraction-buffer': 'Safety Data Sheet',
		'safety-data-sheet-extraction-reagents': 'Safety Data Sheet',
		'safety-data-sheet-sample-diluent': 'Safety Data Sheet',
		'safety-data-sheet-test-device': 'Safety Data Sheet',
		'safety-data-sheet-control-material': 'Safety Data Sheet',
	},
	highlights: 'Highlights',
	benefits: 'Why it helps',
	atAGlance: 'At a glance',
	certifications: 'Certifications',
	order: 'Ordering information',
	contact: 'Contact',
	notInstead: 'This page does not replace the instructions for use.',
	before: 'Before you start',
	cleaning: 'Cleaning and disinfection, step by step',
	cleaningSteps: [
		'Switch the device off, unplug it and take out any test.',
		'Put on gloves. Wipe visible soil off with a cloth moistened with water and mild soap.',
		'Wipe all outer surfaces with a wipe of 70% isopropyl alcohol and keep them wet for one minute.',
		'Go around openings and displays; no liquid may enter the device.',
		'Let it dry in the air for ten minutes before it is switched on.',
		'Dispose of wipes and gloves as biohazardous waste, wash your hands, and note date and name.',
	],
	never: 'Never',
	neverSteps: [
		'spray liquid onto the device or immerse it;',
		'use bleach, acetone or abrasive cleaners;',
		'sterilize it with heat, steam or radiation.',
	],
	parts,
	safety: (part, { title, reference, maker }) => [
		[
			'1. Identification',
			`${parts[part]} of ${title}, catalog number ${reference}. For in vitro diagnostic use. Supplier: ${maker}.`,
		],
		[
			'2. Hazard identification',
			'Not classified as hazardous under GHS in the amounts supplied. No pictogram or signal word required.',
		],
		['3. Composition', composition[part]],
		[
			'4. First-aid measures',
			'Eyes: rinse with water for several minutes. Skin: wash with soap and water. Swallowed: rinse the mouth. Seek medical advice if symptoms persist.',
		],
		[
			'5. Fire-fighting measures',
			'Not flammable as supplied. Water spray, foam, dry powder or carbon dioxide, as the surroundings require.',
		],
		[
			'6. Accidental release measures',
			'Wear gloves, take up with absorbent material, and clean the surface with water and a disinfectant.',
		],
		[
			'7. Handling and storage',
			'Follow the instructions for use. Do not eat or drink where the product is handled. Store as printed on the label.',
		],
		[
			'8. Exposure controls and personal protection',
			'No exposure limits apply. Laboratory coat, disposable gloves and eye protection are good practice.',
		],
		['9. Physical and chemical properties', appearance[part]],
		[
			'10. Stability and reactivity',
			'Stable until the expiration date if stored as stated. Keep away from strong acids and oxidizers.',
		],
		[
			'11. Toxicological information',
			'No toxic effects are expected in the amounts supplied. Preservatives can sensitize people who are allergic to them.',
		],
		[
			'12. Ecological information',
			'No harm to the environment is expected from normal use. Do not pour larger amounts into drains.',
		],
		[
			'13. Disposal considerations',
			'Used parts have touched specimens: dispose of them as potentially infectious waste according to local rules.',
		],
		['14. Transport information', 'Not a dangerous good for transport by road, sea or air.'],
		[
			'15. Regulatory information',
			'In vitro diagnostic medical device. Labeled according to the rules of the market in which it is sold.',
		],
		[
			'16. Other information',
			'Sample safety data sheet, made from the product’s data for this sample site. Ask the supplier for the valid edition before use.',
		],
	],
};
