import type { Product } from '@site/contract/catalogue';
import type { SpecificationKey } from '@site/contract/facts';
import type { Text } from '@site/contract/language';
import type { Content } from './content.ts';
import { rememberOnce } from './remember.ts';

/** A trait that a specification can state: its name, and the words that state it. */
type Trait = { name: Required<Text>; said: RegExp };

/** The specimens of tests, in the order in which they are offered. Keys are part of addresses and never change. */
export const specimens = {
	nasal: { name: { en: 'Nasal swab', cn: '鼻拭子' }, said: /\bnasal\b/i },
	nasopharyngeal: { name: { en: 'Nasopharyngeal swab', cn: '鼻咽拭子' }, said: /\bnasopharyn/i },
	throat: { name: { en: 'Throat swab', cn: '咽拭子' }, said: /\b(?:throat|oropharyn)/i },
	'oral-fluid': { name: { en: 'Oral fluid', cn: '唾液' }, said: /\b(?:oral fluid|saliva)\b/i },
	fingerstick: { name: { en: 'Fingerstick blood', cn: '指尖血' }, said: /\b(?:finger|capillary)/i },
	'whole-blood': { name: { en: 'Whole blood', cn: '全血' }, said: /(?<!\b(?:fingerstick|capillary) )\bwhole blood\b/i },
	serum: { name: { en: 'Serum or plasma', cn: '血清或血浆' }, said: /\b(?:serum|plasma)\b/i },
	urine: { name: { en: 'Urine', cn: '尿液' }, said: /\burine\b/i },
	stool: { name: { en: 'Stool', cn: '粪便' }, said: /\b(?:stool|f(?:a)?eces|fecal)\b/i },
	genital: { name: { en: 'Genital swab', cn: '生殖道拭子' }, said: /\b(?:vagina|cervi|urethra|genital)/i },
	semen: { name: { en: 'Semen', cn: '精液' }, said: /\bsemen\b/i },
} satisfies Record<string, Trait>;

export const settings = {
	'point-of-care': {
		name: { en: 'Point of care', cn: '即时检测' },
		said: /\bpoint[ -]of[ -]care\b|\bnear[ -]patient\b|^(?!.*\blaborator).*\bprofessional\b/i,
	},
	home: {
		name: { en: 'At home', cn: '居家自测' },
		said: /\bhome\b|\bself[ -]?test|\bover[ -]the[ -]counter\b|\bOTC\b/i,
	},
	laboratory: { name: { en: 'Laboratory', cn: '实验室' }, said: /\blaborator/i },
	workplace: { name: { en: 'Workplace and field', cn: '企业与现场' }, said: /\b(?:workplace|forensic|field)\b/i },
} satisfies Record<string, Trait>;

export type Specimen = keyof typeof specimens;
export type Setting = keyof typeof settings;

/** The limits for the time to result, in minutes. */
export const withins = [1, 5, 10, 15, 30] as const;

/** A control is not a patient's specimen, whatever it is made of. */
const isControl = /\bcontrol\b/i;

const sayings = <Key extends string>(traits: Record<Key, Trait>, text: string): Key[] =>
	(Object.keys(traits) as Key[]).filter((key) => traits[key].said.test(text));

const inMinutes: Readonly<Record<string, number>> = { s: 1 / 60, m: 1, h: 60, d: 1440 };
const times = /(\d+(?:\.\d+)?)\s*(s|m|h|d)(?:ec(?:ond)?|in(?:ute)?|our|ay)?s?\b/gi;

/** The longest time in a text, in minutes; null if it has none. */
function minutesIn(text: string): number | null {
	const told = [...text.matchAll(times)].map(
		([, number, unit = '']) => Number(number) * (inMinutes[unit.toLowerCase()] ?? 1),
	);
	if (told.length > 0) return Math.max(...told);
	return /^(?:immediate|instant|at once)/i.test(text) ? 0 : null;
}

export type Traits = {
	specimens: readonly Specimen[];
	settings: readonly Setting[];
	/** Minutes to the result; null if not stated. */
	minutes: number | null;
	/** The limits that it meets, as addresses write them. */
	withins: readonly string[];
};

/** A product's specification under a heading; empty if it has none. */
export const statedBy = ({ specifications }: Pick<Product, 'specifications'>, key: SpecificationKey): Text =>
	specifications.find((entry) => entry.key === key)?.value ?? { en: '' };

/**
 * The traits that products are filtered by, read from the English words of their specifications: without separate
 * fields for the finder, the two cannot contradict each other.
 */
function traitsIn(specimen: string, setting: string, timeToResult: string): Traits {
	const minutes = minutesIn(timeToResult);
	return {
		specimens: isControl.test(specimen) ? [] : sayings(specimens, specimen),
		settings: sayings(settings, setting),
		minutes,
		withins: minutes === null ? [] : withins.filter((within) => minutes <= within).map(String),
	};
}

/** The traits of every product. Texts are read once, since many products state the same. */
export const traitsOf = rememberOnce(({ snapshot }: Content): ReadonlyMap<Product, Traits> => {
	const read = new Map<string, Traits>();
	return new Map(
		snapshot.products.map((product) => {
			const said = (['specimen', 'setting', 'timeToResult'] as const).map((key) => statedBy(product, key).en);
			const [specimen = '', setting = '', timeToResult = ''] = said;
			const key = JSON.stringify(said);
			const traits = read.get(key) ?? traitsIn(specimen, setting, timeToResult);
			read.set(key, traits);
			return [product, traits];
		}),
	);
});

/** The traits that a visitor chose; empty or null if none is chosen. */
export type TraitChoice = { specimen: Specimen | ''; setting: Setting | ''; within: number | null };

const keyIn = <Key extends string>(traits: Record<Key, Trait>, asked: string): Key | '' =>
	(Object.keys(traits) as Key[]).find((key) => key === asked) ?? '';

/** Values from an address or a call; those that are not offered are ignored. */
export const traitChoice = ({ specimen = '', setting = '', within = '' }: AskedTraits): TraitChoice => ({
	specimen: keyIn(specimens, specimen),
	setting: keyIn(settings, setting),
	within: withins.find((minutes) => String(minutes) === String(within)) ?? null,
});
export type AskedTraits = { specimen?: string; setting?: string; within?: string | number | null };

export const hasTraits = (
	{ specimens, settings, minutes }: Traits,
	{ specimen, setting, within }: TraitChoice,
): boolean =>
	(!specimen || specimens.includes(specimen)) &&
	(!setting || settings.includes(setting)) &&
	(within === null || (minutes !== null && minutes <= within));
