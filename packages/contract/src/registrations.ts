import { z } from 'zod';
import { OptionalWebAddress } from './address.ts';
import { ChangedOn } from './changed.ts';
import { inLanguage, type Language, Text } from './language.ts';

const Id = z.int().positive();
const Day = z.iso.date();

const registrationRoutes = ['510k', 'denovo', 'eua', 'ce-ivdr', 'ce-ivdd', 'nmpa', 'other'] as const;
export type RegistrationRoute = (typeof registrationRoutes)[number];
/** The routes by which countries register; the others take CE marks or have a procedure of their own. */
const routesByCountry: Readonly<Record<string, readonly RegistrationRoute[]>> = {
	US: ['510k', 'denovo', 'eua', 'other'],
	EU: ['ce-ivdr', 'ce-ivdd', 'other'],
	CN: ['nmpa', 'other'],
};
export const routesOf = (country: string): readonly RegistrationRoute[] =>
	routesByCountry[country] ?? ['ce-ivdr', 'ce-ivdd', 'other'];

export const deviceClasses = ['I', 'II', 'III', 'A', 'B', 'C', 'D'] as const;
const useSettings = ['professional', 'near-patient', 'self-test'] as const;
export type UseSetting = (typeof useSettings)[number];
export const cliaCategories = ['waived', 'moderate', 'high'] as const;

/** ISO 3166 in two letters; EU for the European Union. */
const Country = z.string().refine((code) => /^[A-Z]{2}$/.test(code), 'Two capital letters, such as US, CN, DE or EU.');

/** Permission to sell a product in a country, and its legal basis: a row for each product and country. */
export const Registration = z
	.object({
		id: Id,
		productId: Id,
		country: Country,
		route: z.enum(registrationRoutes),
		deviceClass: z.enum(deviceClasses).optional(),
		number: z.string().min(1),
		holder: Text,
		validFrom: Day,
		/** The last day; absent if it is unlimited. */
		validTo: Day.optional(),
		settings: z.array(z.enum(useSettings)).min(1),
		clia: z.enum(cliaCategories).optional(),
		/** Its page in the authority's register. */
		registerUrl: OptionalWebAddress,
		/** The targets of the test as an emergency use authorization names them. */
		detects: Text.optional(),
		changedOn: ChangedOn,
	})
	.superRefine(({ country, route, validFrom, validTo = validFrom, clia, detects }, context) => {
		const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
		if (validTo < validFrom) refuse('validTo', 'The last day is not before the first.');
		if (route === 'eua' && country !== 'US') refuse('country', 'An EUA is of the United States.');
		if (route === 'eua' && !detects?.en)
			refuse('detects', 'An EUA names what the test may detect: its statement says it.');
		if (clia && country !== 'US') refuse('clia', 'CLIA is of the United States.');
	});
export type Registration = z.infer<typeof Registration>;

/** The conditions under which a registration gives its product a certification. All that are set must be met. */
export const RegistrationRule = z.object({
	country: Country.optional(),
	route: z.enum(registrationRoutes).optional(),
	deviceClass: z.enum(deviceClasses).optional(),
	setting: z.enum(useSettings).optional(),
	clia: z.enum(cliaCategories).optional(),
});
export type RegistrationRule = z.infer<typeof RegistrationRule>;

const meets = (row: Registration, { country, route, deviceClass, setting, clia }: RegistrationRule): boolean =>
	(!country || row.country === country) &&
	(!route || row.route === route) &&
	(!deviceClass || row.deviceClass === deviceClass) &&
	(!setting || row.settings.includes(setting)) &&
	(!clia || row.clia === clia);

type Carried = { id: number; certificationIds: readonly number[] };
type Ruled = { id: number; given?: RegistrationRule | undefined };

/**
 * The certifications of a product on a day, in order. Those with a rule follow from its registrations, if it has any;
 * a product without registrations keeps those assigned by staff.
 */
export function certificationIdsOf(
	product: Carried,
	certifications: readonly Ruled[],
	own: readonly Registration[],
	day: string,
): number[] {
	if (own.length === 0) return [...product.certificationIds];
	const valid = own.filter((row) => isValidOn(row, day));
	const carries = ({ id, given }: Ruled) =>
		given ? valid.some((row) => meets(row, given)) : product.certificationIds.includes(id);
	return certifications.filter(carries).map(({ id }) => id);
}

/**
 * The registration number behind a certification; undefined if its rule names no route, so that several registrations
 * could give it.
 */
export const numberBehind = (
	given: RegistrationRule | undefined,
	own: readonly Registration[],
	day: string,
): string | undefined =>
	given?.route ? own.find((row) => isValidOn(row, day) && meets(row, given))?.number : undefined;

type Validity = Pick<Registration, 'validFrom' | 'validTo'>;

/** Days compare as strings. */
export const isValidOn = ({ validFrom, validTo = '9999-12-31' }: Validity, day: string): boolean =>
	validFrom <= day && day <= validTo;

const statement: Record<Language, (detects: string) => string> = {
	en: (detects) =>
		`This test has not been FDA cleared or approved. It has been authorized by FDA under an Emergency Use Authorization (EUA) only for the detection of ${detects}, not for any other viruses or pathogens. The emergency use is only authorized for the duration of the declaration that circumstances exist justifying the authorization of emergency use of in vitro diagnostics under Section 564(b)(1) of the Federal Food, Drug, and Cosmetic Act, 21\u00a0U.S.C. §\u00a0360bbb-3(b)(1), unless the declaration is terminated or the authorization is revoked sooner.`,
	cn: (detects) =>
		`本检测未获美国 FDA 许可或批准，仅由 FDA 依据紧急使用授权（EUA）授权使用，且仅限用于检测${detects}，不用于其他病毒或病原体。该授权仅在依据美国《联邦食品、药品和化妆品法案》第 564(b)(1) 条（21\u00a0U.S.C. §\u00a0360bbb-3(b)(1)）作出的体外诊断产品紧急使用声明的有效期内有效，声明终止或授权提前撤销的除外。`,
};

/**
 * The statement that must accompany a product under emergency use; null for others, and after the authorization ends.
 */
export function emergencyUseStatement(
	product: { id: number },
	registrations: readonly Registration[],
	language: Language,
	day: string,
): string | null {
	const rows = registrations.filter(
		(row) => row.route === 'eua' && row.productId === product.id && isValidOn(row, day),
	);
	const detects = new Set(rows.flatMap((row) => (row.detects ? [inLanguage(row.detects, language)] : [])));
	return rows.length > 0 ? statement[language]([...detects].join(language === 'cn' ? '、' : ', ')) : null;
}
