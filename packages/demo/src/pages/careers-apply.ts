import { brand } from '@site/contract/brand';
import type { ComposedPage } from '@site/contract/pages';
import { picture } from '../pictures.ts';

export const careersApply: ComposedPage = {
	key: 'careers-apply',
	title: { en: `Apply - ${brand.name}`, cn: `申请职位 - ${brand.name}` },
	description: {
		en: `Apply for a position at ${brand.company}.`,
		cn: `申请 ${brand.company} 的职位。`,
	},
	keywords: { en: 'job application, careers, apply', cn: '职位申请, 招聘, 申请' },
	sections: [
		{
			kind: 'banner',
			eyebrow: { en: 'Careers', cn: '招贤纳士' },
			title: { en: 'Your application', cn: '您的申请' },
			text: {
				en: 'Have your resume ready as one file. Everything else you can type here.',
				cn: '请准备好一份简历文件，其余内容可直接在此填写。',
			},
			picture: picture('careers'),
			actions: [{ label: { en: 'Back to all positions', cn: '返回职位列表' }, to: '/careers', style: 'link' }],
		},
	],
};
