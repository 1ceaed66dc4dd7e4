import { countryCodes } from '@site/contract/countries';
import { countryName } from '@site/contract/country-name';
import type { Language } from '@site/contract/language';

const locales: Record<Language, string> = { en: 'en', cn: 'zh-CN' };
const first: Record<Language, readonly string[]> = { en: [], cn: ['CN', 'HK', 'MO', 'TW', 'US'] };

/** Countries by their names, in the order of a reader's list. */
export function namedCountries(codes: readonly string[], language: Language): { code: string; name: string }[] {
	const { compare } = new Intl.Collator(locales[language]);
	const leads = first[language].filter((code) => codes.includes(code));
	const others = codes.filter((code) => !leads.includes(code));
	const named = (code: string) => ({ code, name: countryName(code, language) });
	return [...leads.map(named), ...others.map(named).sort((one, other) => compare(one.name, other.name))];
}

const lists: Record<Language, readonly { code: string; name: string }[]> = {
	en: namedCountries(countryCodes, 'en'),
	cn: namedCountries(countryCodes, 'cn'),
};

/** Every country and territory, in the order of its names. */
export const countries = (language: Language) => lists[language];
