import type { Language } from '@site/contract/language';

/** Texts of the consent question. Visitors who see no question do not load them. */
const en = {
	title: 'Your choice',
	question: 'May we measure visits? Details',
	text: 'With your consent a tag manager measures how this site is used. Until you agree it is not loaded.',
	nothing:
		'This site sets only the cookies it needs: your language, your layout, this choice and, where you chose them, your country and the table of products.',
	views: 'Views of product pages and searches that find nothing are counted without anything that identifies you.',
	signal: 'Your browser sends Global Privacy Control: we honor it, and nothing else is measured.',
	accept: 'Agree',
	decline: 'Decline',
	more: 'Privacy Policy',
};

const cn: typeof en = {
	title: '您的选择',
	question: '是否允许统计访问？查看详情',
	text: '经您同意后，标签管理器会统计本网站的使用情况；在您同意之前不会加载。',
	nothing: '本网站只使用必要的 Cookie：您的语言、页面布局、此项选择，以及您所选的国家或地区和产品表格视图。',
	views: '我们会统计产品页面的浏览次数和未找到结果的搜索词，但不含任何可识别您身份的信息。',
	signal: '您的浏览器已发送全球隐私控制（GPC）信号：我们予以尊重，不做其他任何统计。',
	accept: '同意',
	decline: '拒绝',
	more: '隐私政策',
};

export const consentWords: Record<Language, typeof en> = { en, cn };
