import type { Language } from '@site/contract/language';

/** What the bar of a themed page calls parts whose titles are long. Other parts, and all in Chinese, have their titles. */
export const sectionBarWords: Record<Language, Readonly<Record<string, string>>> = {
	en: {
		panel: 'Cut-offs',
		controls: 'Controls',
		results: 'Results',
		about: 'About',
		available: 'Availability',
		ordering: 'Ordering',
		resources: 'Downloads',
	},
	cn: {},
};
