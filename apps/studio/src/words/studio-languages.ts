import { en } from '@payloadcms/translations/languages/en';
import { zh } from '@payloadcms/translations/languages/zh';
import type { Config } from 'payload';

/** The languages of the studio. Each person chooses in their account; until then the browser's language decides. */
export const studioLanguages: NonNullable<Config['i18n']> = {
	fallbackLanguage: 'en',
	supportedLanguages: { en, zh },
	translations: {
		en: { general: { payloadSettings: 'Your settings' }, studio: { history: 'History' } },
		zh: { general: { payloadSettings: '您的设置' }, studio: { history: '历史' } },
	},
};
