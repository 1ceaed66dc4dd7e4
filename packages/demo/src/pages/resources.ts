import { brand } from '@site/contract/brand';
import type { ComposedPage } from '@site/contract/pages';
import { picture } from '../pictures.ts';

export const resources: ComposedPage = {
	key: 'resources',
	title: { en: `Resources - ${brand.name}`, cn: `新闻与资料 - ${brand.name}` },
	description: {
		en: `News, articles, press releases and quality certificates of ${brand.company}.`,
		cn: `${brand.company} 的新闻、文章、新闻稿与质量证书。`,
	},
	keywords: {
		en: 'news, blog, press releases, quality certifications, quality policy, certificates, MDSAP, ISO 13485:2016',
		cn: '新闻, 资源, 博客, 新闻稿, 质量认证, 质量方针, 证书, MDSAP, ISO 13485:2016',
	},
	sections: [
		{
			kind: 'banner',
			eyebrow: { en: 'Resources', cn: '新闻与资料' },
			title: { en: 'News', cn: '新闻' },
			text: {
				en: 'What we are working on, and what we have learned.',
				cn: '我们的最新进展与一线经验。',
			},
			picture: picture('resources-news'),
			actions: [],
		},
		{
			kind: 'documents',
			tone: 'white',
			title: { en: 'Quality Certifications', cn: '质量认证' },
			intro: {
				en: 'Open a certificate here, or download it as a PDF.',
				cn: '可在线查看证书，或下载 PDF 文件。',
			},
			keys: ['mdsap', 'iso-13485'],
		},
	],
};
