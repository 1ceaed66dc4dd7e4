import type { Language } from '@site/contract/language';

/**
 * Short names for parts with long titles, in the bar of a themed page. All other parts, and all in Chinese, use their
 * titles.
 */
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
