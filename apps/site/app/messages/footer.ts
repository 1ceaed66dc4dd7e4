import type { Language } from '@site/contract/language';

/** Texts of the footer beside its form. Only the server renders them. */
const en = {
	company: 'Company',
	quality: 'Quality and press',
	follow: 'Follow us',
	accessibility: 'Accessibility',
	partnering: 'Partnering',
	mediaRoom: 'Media Room',
	mediaKit: 'Media kit (ZIP)',
	notices: 'Safety and product notices',
	checkBox: 'Check your box',
	report: 'Report a problem',
	documents: 'Product documents',
	data: 'Product data (JSON, LIVD)',
	termsAndConditions: 'Terms and Conditions',
	certificateMdsap: 'MDSAP certificate (PDF)',
	certificateIso: 'ISO 13485:2016 certificate (PDF)',
	allRightsReserved: 'All rights reserved.',
	about: 'About',
	social: {
		professional: 'Professional network',
		microblog: 'Microblog',
		shortVideo: 'Short videos',
		video: 'Video channel',
	},
};

const cn: typeof en = {
	company: '公司',
	quality: '质量与媒体',
	follow: '关注我们',
	accessibility: '无障碍声明',
	partnering: '合作',
	mediaRoom: '媒体中心',
	mediaKit: '媒体资料包（ZIP）',
	notices: '安全与产品通告',
	checkBox: '批号查询',
	report: '报告问题',
	documents: '文件中心',
	data: '产品数据（JSON、LIVD）',
	termsAndConditions: '使用条款',
	certificateMdsap: 'MDSAP 证书（PDF）',
	certificateIso: 'ISO 13485:2016 证书（PDF）',
	allRightsReserved: '保留所有权利。',
	about: '关于我们',
	social: { professional: '职业社交', microblog: '微博客', shortVideo: '短视频', video: '视频频道' },
};

export const footerWords: Record<Language, typeof en> = { en, cn };
