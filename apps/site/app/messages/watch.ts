import type { Language } from '@site/contract/language';

/** Texts of 'Tell me when this changes', on the pages of documents and products. */
const en = {
	document: {
		title: 'Tell me when this changes',
		text: 'We write to you when a new revision of this document comes out or one is withdrawn, and when there is a notice about the product.',
	},
	product: {
		title: 'Tell me when these documents change',
		text: 'We write to you when a new revision of any of these documents comes out or one is withdrawn, and when there is a notice about the product.',
	},
	products: { title: 'Tell me about changes' },
	button: 'Tell me',
	sent: 'Thank you. Please open the message that we are sending to you, and confirm with one click.',
};

const cn: typeof en = {
	document: {
		title: '内容变更时通知我',
		text: '该文件发布新版本、有版本撤回，或发布与该产品有关的通告时，我们会发邮件通知您。',
	},
	product: {
		title: '文件变更时通知我',
		text: '以上任一文件发布新版本、有版本撤回，或发布与该产品有关的通告时，我们会发邮件通知您。',
	},
	products: { title: '变更时通知我' },
	button: '通知我',
	sent: '感谢您。请打开我们发送的邮件，点击一次即可确认。',
};

export const watchWords: Record<Language, typeof en> = { en, cn };
