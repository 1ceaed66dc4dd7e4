import { form } from './form.ts';
import { person, personWords } from './person.ts';
import type { WordsOf } from './words.ts';

/** The subjects of the newsletter, beside product areas, which are named by their slugs. */
export const interests = ['products', 'notices', 'events', 'news'] as const;

/** A sign-up for the newsletter with its subjects (FORM-33). */
export const newsletter = form({
	kind: 'newsletter',
	call: '/message/newsletter',
	fields: { ...person, interests: { kind: 'many' } },
});

export const interestWords = {
	products: { en: 'New products', cn: '新产品' },
	notices: { en: 'Safety and product notices', cn: '安全与产品通知' },
	events: { en: 'Events', cn: '活动' },
	news: { en: 'Company news', cn: '公司新闻' },
} satisfies Record<(typeof interests)[number], object>;

export const newsletterWords = {
	...personWords,
	interests: { en: 'Interests', zh: '兴趣' },
} satisfies WordsOf<typeof newsletter>;
