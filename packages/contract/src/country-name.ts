import type { Language } from './language.ts';

const regions: Record<Language, Intl.DisplayNames> = {
	en: new Intl.DisplayNames('en', { type: 'region', fallback: 'code' }),
	cn: new Intl.DisplayNames('zh-CN', { type: 'region', fallback: 'code' }),
};
/** Chinese names that differ from those of JavaScript runtimes. */
const chineseNames: Readonly<Record<string, string>> = {
	HK: '中国香港',
	MO: '中国澳门',
	TW: '中国台湾',
	FK: '福克兰群岛（马尔维纳斯群岛）',
};

/** The name of a country or region; text that is not a country code is returned unchanged. */
export function countryName(code: string, language: Language): string {
	if (!/^[A-Z]{2}$/.test(code)) return code;
	return (language === 'cn' && chineseNames[code]) || (regions[language].of(code) ?? code);
}
