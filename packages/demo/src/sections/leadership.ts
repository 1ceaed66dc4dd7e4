import type { SectionOf, Tone } from '@site/contract/sections';
import { leaders } from '../company/people.ts';
import { portrait } from '../drawn-people.ts';

/** The leaders of the company. */
export const leadership = (tone: Tone): SectionOf<'cards'> => ({
	kind: 'cards',
	tone,
	title: { en: 'Leadership', cn: '领导团队' },
	items: Object.values(leaders).map(({ name, role, answersFor, portrait: drawn }) => ({
		title: name,
		picture: portrait(drawn, name),
		text: { en: `${role.en}. ${answersFor.en}`, cn: `${role.cn}。${answersFor.cn}` },
	})),
});
