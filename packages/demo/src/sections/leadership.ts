import type { SectionOf, Tone } from '@site/contract/sections';
import { leaders } from '../company/people.ts';

/** The leaders of the company. */
export const leadership = (tone: Tone): SectionOf<'cards'> => ({
	kind: 'cards',
	tone,
	title: { en: 'Leadership', cn: '领导团队' },
	items: Object.values(leaders).map(({ name, role, answersFor }) => ({
		title: name,
		text: { en: `${role.en}. ${answersFor.en}`, cn: `${role.cn}。${answersFor.cn}` },
	})),
});
