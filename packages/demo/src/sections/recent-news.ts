import type { SectionOf, Tone } from '@site/contract/sections';

export const recentNews = (tone: Tone): SectionOf<'news'> => ({
	kind: 'news',
	tone,
	title: { en: 'Recent News', cn: '最新动态' },
	of: 'blog',
});
