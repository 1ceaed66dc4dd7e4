import type { SectionOf, Tone } from '@site/contract/sections';

export const proposeAPartnership = (tone: Tone): SectionOf<'call'> => ({
	kind: 'call',
	tone,
	title: { en: 'Propose a Partnership', cn: '洽谈合作' },
	text: {
		en: 'Tell us what you have in mind, and we will tell you how we could work together.',
		cn: '请告诉我们您的想法，我们会与您探讨合作方式。',
	},
	actions: [{ label: { en: 'Contact Us', cn: '联系我们' }, to: '/contact', style: 'primary' }],
});
