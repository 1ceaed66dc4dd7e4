import type { SelectField } from 'payload';
import { tone } from '../fields/tone.ts';
import { choicesOf, type Said } from '../words/said.ts';
import { fromHeading, heading, headingFields } from './heading.ts';
import type { SectionInStudio } from './section-in-studio.ts';

const button = (name: string, label: Said): SelectField => ({
	name,
	type: 'select',
	label,
	required: true,
	defaultValue: 'Submit',
	options: choicesOf({ Submit: { en: 'Submit', zh: '提交' }, Subscribe: { en: 'Subscribe', zh: '订阅' } }),
});

export const contactForm: SectionInStudio<'contactForm'> = {
	block: {
		slug: 'contactForm',
		labels: { singular: { en: 'Contact form', zh: '联系表单' }, plural: { en: 'Contact forms', zh: '联系表单' } },
		fields: [
			tone,
			...headingFields({ required: true }),
			{
				type: 'row',
				fields: [
					button('desktopButton', { en: 'Button (desktop)', zh: '按钮（桌面）' }),
					button('mobileButton', { en: 'Button (mobile)', zh: '按钮（手机）' }),
				],
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
