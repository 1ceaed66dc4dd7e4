import type { Language } from '@site/contract/language';

/** Texts of the product pages, in a separate file so that other pages do not load them. */
const en = {
	reference: 'Reference',
	requestInformation: 'Request Information',
	instructions: 'Instructions for use',
	buyNow: 'Buy Now',
	copyReference: 'Copy reference',
	copied: (reference: string) => `${reference} is copied.`,
	copyFailed: 'Copying is not possible here: the reference is selected, copy it by hand.',
	print: 'Print product sheet',
	enlarge: 'Enlarge the picture',
	closer: 'Zoom in',
	pictures: 'Pictures of the product',
	showPicture: (number: number, shows: string) => `Show picture ${number}: ${shows}`,
	whole: 'Whole picture',
	enquiry: 'Ask us about this product',
	enquiryText: 'Tell us what you need it for. A specialist answers by email or phone.',
	stepByStep: 'Do the test step by step',
	onThisPage: 'On this page',
	seeSuccessor: 'See its successor',
	certifications: 'Certifications',
	resources: 'Downloadable Resources',
};

const cn: typeof en = {
	reference: '货号',
	requestInformation: '索取资料',
	instructions: '使用说明书',
	buyNow: '立即购买',
	copyReference: '复制货号',
	copied: (reference) => `已复制 ${reference}。`,
	copyFailed: '此处无法自动复制：货号已选中，请手动复制。',
	print: '打印产品资料',
	enlarge: '放大图片',
	closer: '放大',
	pictures: '产品图片',
	showPicture: (number, shows) => `显示图片 ${number}：${shows}`,
	whole: '查看全图',
	enquiry: '咨询此产品',
	enquiryText: '请告诉我们您的用途，专员将通过邮件或电话答复。',
	stepByStep: '按步骤检测',
	onThisPage: '本页内容',
	seeSuccessor: '查看替代产品',
	certifications: '认证',
	resources: '可下载资料',
};

export const productWords: Record<Language, typeof en> = { en, cn };
