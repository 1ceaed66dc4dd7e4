import { countryCodes } from '@site/contract/countries';
import type { Language } from '@site/contract/language';

const locales: Record<Language, string> = { en: 'en', cn: 'zh-CN' };

function named(language: Language): readonly { code: string; name: string }[] {
	const names = new Intl.DisplayNames(locales[language], { type: 'region', fallback: 'code' });
	const { compare } = new Intl.Collator(locales[language]);
	return countryCodes
		.map((code) => ({ code, name: names.of(code) ?? code }))
		.sort((one, other) => compare(one.name, other.name));
}

const lists: Record<Language, ReturnType<typeof named>> = { en: named('en'), cn: named('cn') };

/** Every country and territory, in the order of its names. */
export const countries = (language: Language) => lists[language];
