import type { Language } from './language.ts';

const regions: Record<Language, Intl.DisplayNames> = {
	en: new Intl.DisplayNames('en', { type: 'region', fallback: 'code' }),
	cn: new Intl.DisplayNames('zh-CN', { type: 'region', fallback: 'code' }),
};
/** In Chinese, what runtimes call otherwise than China does. */
const chineseNames: Readonly<Record<string, string>> = {
	HK: '中国香港',
	MO: '中国澳门',
	TW: '中国台湾',
	FK: '福克兰群岛（马尔维纳斯群岛）',
};

/** What a country or region is called; what is no code of one stays as it is. */
export function countryName(code: string, language: Language): string {
	if (!/^[A-Z]{2}$/.test(code)) return code;
	return (language === 'cn' && chineseNames[code]) || (regions[language].of(code) ?? code);
}
