import type { Block } from 'payload';
import { tone } from '../fields/tone.ts';
import { words } from '../fields/words.ts';

export const contactForm: Block = {
	slug: 'contactForm',
	labels: { singular: 'Contact form', plural: 'Contact forms' },
	fields: [
		tone,
		words('title', { label: 'Title', required: true }),
		words('intro', { label: 'Introduction', long: true }),
		{
			type: 'row',
			fields: [
				{
					name: 'desktopButton',
					type: 'select',
					label: 'Button (desktop)',
					required: true,
					defaultValue: 'Submit',
					options: ['Submit', 'Subscribe'],
				},
				{
					name: 'mobileButton',
					type: 'select',
					label: 'Button (mobile)',
					required: true,
					defaultValue: 'Submit',
					options: ['Submit', 'Subscribe'],
				},
			],
		},
	],
};
