import { countryName } from '@site/contract/country-name';
import { inLanguage, type Language } from '@site/contract/language';
import { emergencyUseStatement, type Registration, type RegistrationRoute } from '@site/contract/registrations';
import type { Content } from './content.ts';
import { namedCountries } from './countries.ts';
import { dayText } from './dates.ts';
import { rememberOnce } from './remember.ts';

/** The rows of each product. */
const indexed = rememberOnce(({ snapshot }: Content): ReadonlyMap<number, readonly Registration[]> => {
	const rows = new Map<number, Registration[]>();
	for (const row of snapshot.registrations) rows.set(row.productId, [...(rows.get(row.productId) ?? []), row]);
	return rows;
});
export const rowsOf = (content: Content, productId: number) => indexed(content).get(productId) ?? [];

/** The countries in which a product may be sold today, in the reader's language. */
export const registrationViews = (content: Content, productId: number, language: Language) =>
	rowsOf(content, productId).map((row) => ({
		id: row.id,
		country: row.country,
		countryName: countryName(row.country, language),
		route: row.route,
		deviceClass: row.deviceClass,
		number: row.number,
		holder: inLanguage(row.holder, language),
		validFrom: dayText(row.validFrom, language),
		validTo: row.validTo ? dayText(row.validTo, language) : '',
		settings: row.settings,
		clia: row.clia,
		registerUrl: row.registerUrl,
	}));

/** The routes by which a product may be sold today, by country. */
export function registeredIn(content: Content, productId: number): Record<string, RegistrationRoute[]> {
	const routes: Record<string, RegistrationRoute[]> = {};
	for (const { country, route } of rowsOf(content, productId)) {
		const known = routes[country] ?? [];
		routes[country] = known.includes(route) ? known : [...known, route];
	}
	return routes;
}

/** The statement that must be shown with a product everywhere; empty for most. */
export const statementOf = (content: Content, product: { id: number }, language: Language): string =>
	emergencyUseStatement(product, rowsOf(content, product.id), language, content.day) ?? '';

const forProfessionals: Record<Language, string> = { en: 'For professional use only', cn: '仅供专业使用' };

/** The note 'for professionals' for products that are registered, but nowhere for self-testing; empty for others. */
export function professionalUse(content: Content, { id }: { id: number }, language: Language): string {
	const rows = rowsOf(content, id);
	const isForAll = rows.length === 0 || rows.some(({ settings }) => settings.includes('self-test'));
	return isForAll ? '' : forProfessionals[language];
}

/**
 * The note on the first screen in Chinese that a product is registered elsewhere but not in China; empty for others.
 */
export function notSoldHere(content: Content, { id }: { id: number }, language: Language): string {
	const rows = rowsOf(content, id);
	if (language !== 'cn' || rows.length === 0 || rows.some(({ country }) => country === 'CN')) return '';
	return '本产品未在中国注册，不在中国境内销售。本页内容仅供其他国家和地区参考。';
}

/** Every country with a registration, by its name. */
export function registeredCountries({ snapshot }: Content, language: Language): { code: string; name: string }[] {
	return namedCountries([...new Set(snapshot.registrations.map(({ country }) => country))], language);
}
