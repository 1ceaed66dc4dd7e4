import type { SectionOf, Tone } from '@site/contract/sections';
import { picture } from '../pictures.ts';

const readMore = { en: 'Read more', cn: '了解更多' };

const items: SectionOf<'cards'>['items'] = [
	{
		title: { en: 'Truth Code', cn: '求真准则' },
		text: { en: 'How we tell what is so from what we wish were so.', cn: '如何分清事实与一厢情愿。' },
		picture: picture('strip-macro'),
		action: { label: readMore, to: '/Culture/Aiiso_Truth_Code', style: 'link' },
	},
	{
		title: { en: 'Work Code', cn: '工作准则' },
		text: { en: 'How we work together, decide and keep our word.', cn: '如何协作、决策并信守承诺。' },
		picture: picture('cleanroom-trays'),
		action: { label: readMore, to: '/Culture/Aiiso_Work_Code', style: 'link' },
	},
	{
		title: { en: 'Social Art', cn: '社会艺术' },
		text: { en: 'How we give back to neighbors, schools and the arts.', cn: '如何回馈社区、学校与艺术。' },
		picture: picture('hands-box-handover'),
		action: { label: readMore, to: '/Culture/Aiiso_Social_Art', style: 'link' },
	},
];

/** With pictures on the careers page; without them above the codes themselves, which have their own. */
export const cultureCards = (tone: Tone, { pictured }: { pictured: boolean }): SectionOf<'cards'> => ({
	kind: 'cards',
	tone,
	title: { en: 'Our culture', cn: '我们的文化' },
	items: pictured ? items : items.map(({ picture: _, ...words }) => words),
});
