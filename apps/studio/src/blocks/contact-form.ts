import type { SelectField } from 'payload';
import { tone } from '../fields/tone.ts';
import { fromHeading, heading, headingFields } from './heading.ts';
import type { SectionInStudio } from './section-in-studio.ts';

const button = (name: string, label: string): SelectField => ({
	name,
	type: 'select',
	label,
	required: true,
	defaultValue: 'Submit',
	options: ['Submit', 'Subscribe'],
});

export const contactForm: SectionInStudio<'contactForm'> = {
	block: {
		slug: 'contactForm',
		labels: { singular: 'Contact form', plural: 'Contact forms' },
		fields: [
			tone,
			...headingFields({ required: true }),
			{
				type: 'row',
				fields: [button('desktopButton', 'Button (desktop)'), button('mobileButton', 'Button (mobile)')],
			},
		],
	},
	names: { 'button.desktop': 'desktopButton', 'button.mobile': 'mobileButton' },
	toSnapshot: (block) => ({
		kind: 'contactForm',
		tone: block.tone,
		...heading(block),
		button: { desktop: block.desktopButton, mobile: block.mobileButton },
	}),
	fromSample: (section) => ({
		blockType: 'contactForm',
		tone: section.tone,
		...fromHeading(section),
		desktopButton: section.button.desktop,
		mobileButton: section.button.mobile,
	}),
};
