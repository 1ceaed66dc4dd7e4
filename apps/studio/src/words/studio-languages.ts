import { en } from '@payloadcms/translations/languages/en';
import { zh } from '@payloadcms/translations/languages/zh';
import type { Config } from 'payload';

/** The languages of the studio. Each person chooses in their account; until then the browser's language decides. */
export const studioLanguages: NonNullable<Config['i18n']> = {
	fallbackLanguage: 'en',
	supportedLanguages: { en, zh },
	translations: {
		en: {
			general: {
				payloadSettings: 'Your settings',
				changesNotSaved:
					'What you wrote is not saved yet. Of content it is kept for you, and is in the form when you come back; of settings and records it is not.',
				leaveWithoutSaving: 'Leave, and save later?',
				leaveAnyway: 'Leave',
			},
			studio: { history: 'History' },
		},
		zh: {
			general: {
				payloadSettings: '您的设置',
				changesNotSaved: '您写的内容尚未保存。网站内容会为您暂存，返回时仍在表单中；设置和记录则不会。',
				leaveWithoutSaving: '先离开，稍后保存？',
				leaveAnyway: '离开',
			},
			studio: { history: '历史' },
		},
	},
};
