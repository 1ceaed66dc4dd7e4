import { row } from '../fields/codec.ts';
import { choice, email, or, text, together, words } from '../fields/field.ts';
import { tone } from '../fields/tone.ts';
import type { Said } from '../words/said.ts';
import { heading } from './heading.ts';
import { defineSection } from './section-in-studio.ts';

export const contactDetails = defineSection('contactDetails', {
	singular: { en: 'Address, phone and email', zh: '地址、电话和电子邮箱' },
	fields: { tone, ...heading },
});

const button = (stored: string, label: Said) =>
	choice(
		{ Submit: { en: 'Submit', zh: '提交' }, Subscribe: { en: 'Subscribe', zh: '订阅' } },
		{ stored, label, required: true, defaultValue: 'Submit' },
	);

export const contactForm = defineSection('contactForm', {
	singular: { en: 'Contact form', zh: '联系表单' },
	fields: {
		tone,
		...heading,
		button: together(
			row({
				desktop: button('desktopButton', { en: 'Button (desktop)', zh: '按钮（桌面）' }),
				mobile: button('mobileButton', { en: 'Button (mobile)', zh: '按钮（手机）' }),
			}),
		),
	},
});

export const contactOpening = defineSection('contactOpening', {
	singular: { en: 'Title and details beside the form', zh: '表单旁的标题和详情' },
	fields: {
		...heading,
		formTitle: words({ label: { en: 'Title of the form', zh: '表单标题' }, required: true }),
		formNote: or(undefined, words({ label: { en: 'Note above the form', zh: '表单上方的提示' } })),
	},
});

export const person = defineSection('person', {
	singular: { en: 'Person to turn to', zh: '联系人' },
	fields: {
		tone,
		...heading,
		name: words({ label: { en: 'Name', zh: '姓名' }, required: true }),
		role: words({ label: { en: 'Role', zh: '职务' }, required: true }),
		...row({
			email: email({ label: { en: 'Email', zh: '电子邮箱' }, required: true }),
			phone: or('', text({ label: { en: 'Phone', zh: '电话' } })),
		}),
	},
});
