import type { Language } from '@site/contract/language';

const en = {
	title: 'Ask for a printed copy',
	text: 'You can have this document on paper, free of charge. We mail it within seven days.',
	open: 'Open the form',
	about: 'Document',
	named: (title: string, reference: string) => `${title} (REF ${reference})`,
	language: 'Language of the document',
	copies: 'Number of copies',
	address: 'Postal address',
	addressHint: 'Street, postal code, city and country',
	button: 'Ask for copies',
	sent: 'Thank you. We have your request, and post the copies within seven days.',
};

const cn: typeof en = {
	title: '索取纸质文件',
	text: '您可以免费索取此文件的纸质版，我们会在七天内寄出。',
	open: '填写申请',
	about: '文件',
	named: (title, reference) => `${title}（货号 ${reference}）`,
	language: '文件语种',
	copies: '份数',
	address: '邮寄地址',
	addressHint: '国家、城市、街道和邮政编码',
	button: '提交申请',
	sent: '感谢您。我们已收到申请，会在七天内寄出。',
};

export const paperWords: Record<Language, typeof en> = { en, cn };
