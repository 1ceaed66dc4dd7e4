import type { Section } from '@site/contract/sections';

/** A section for the end of any page, one of the reusable sections. */
export const talkToUs: Section = {
	kind: 'call',
	tone: 'deep',
	title: { en: 'Talk to us', cn: '联系我们' },
	text: { en: 'We answer within one working day.', cn: '我们将在一个工作日内答复。' },
	actions: [{ label: { en: 'Contact Us', cn: '联系我们' }, to: '/contact', style: 'primary' }],
};
