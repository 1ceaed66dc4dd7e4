import type { Language } from '@site/contract/language';

/** Texts of the preview routes, in a separate file so that other pages do not load them. */
const en = {
	saved: 'Preview: this page shows what was last saved and is not public.',
	published: 'Preview without a link from the studio: this page shows what is published.',
	expired: 'This preview link has expired',
	askForAnother: 'Preview links work for one hour and only as they were made. Please ask for a new one.',
	unreachable: 'The preview cannot be shown right now',
	tryLater: 'The studio did not answer. Please try again in a moment.',
	unfit: 'This draft cannot be shown yet',
	notShared: 'A preview is not shared.',
	mend: 'Please change these fields in the studio and save again:',
};

const cn: typeof en = {
	saved: '预览：此页面显示最近保存的内容，尚未公开。',
	published: '预览：未使用后台生成的链接，此页面显示已发布的内容。',
	expired: '此预览链接已失效',
	askForAnother: '预览链接有效期为一小时，且不可更改。请索取新的链接。',
	unreachable: '暂时无法显示预览',
	tryLater: '后台没有响应，请稍后再试。',
	unfit: '此草稿暂时无法显示',
	notShared: '预览内容不可分享。',
	mend: '请在后台修改以下字段并重新保存：',
};

export const previewWords: Record<Language, typeof en> = { en, cn };
