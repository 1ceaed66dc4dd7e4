import type { Text } from '@site/contract/language';
import { existsSince, rights } from '../catalogue/registered.ts';
import { companionsOn } from './companions.ts';
import type { PaperForm } from './forms.ts';
import type { PaperLanguage } from './planned-papers.ts';

/** Parts that an earlier revision did not have yet. */
export type Omission = 'notes' | 'symbols' | 'limitations';
export type Changes = Required<Text> & { es: string };

export type Issue = {
	number: number;
	effectiveOn: string;
	changes: Changes;
	lots: { from: string; to: string };
	leftOut: readonly Omission[];
	/** The day and the reason of its withdrawal, if it was withdrawn. */
	withdrawn?: { on: string; reason: Required<Text> };
	/** Languages in which it has not been published yet. */
	notIn?: readonly PaperLanguage[];
};

const first: Changes = { en: 'First edition.', cn: '首次发布。', es: 'Primera edición.' };
const allLots = { from: '', to: '' };

const multiplex: Issue[] = [
	{
		number: 1,
		effectiveOn: '2023-03-06',
		changes: first,
		lots: { from: '', to: 'FC2505' },
		leftOut: ['notes', 'symbols'],
	},
	{
		number: 2,
		effectiveOn: '2025-06-16',
		changes: {
			en: 'Adds the note that co-infections occur and every line is reported.',
			cn: '增加说明：合并感染可能发生，应报告每一条线。',
			es: 'Añade la nota de que existen coinfecciones y se notifica cada línea.',
		},
		lots: { from: 'FC2506', to: 'FC2601' },
		leftOut: ['symbols'],
	},
	{
		number: 3,
		effectiveOn: '2026-02-09',
		changes: {
			en: 'Adds the explanation of the symbols on the label.',
			cn: '增加标签标识的解释。',
			es: 'Añade la explicación de los símbolos de la etiqueta.',
		},
		lots: { from: 'FC2602', to: '' },
		leftOut: [],
		notIn: ['es'],
	},
];

const pregnancy: Issue[] = [
	{
		number: 1,
		effectiveOn: '2023-06-05',
		changes: first,
		lots: { from: '', to: 'HG2412' },
		leftOut: ['limitations', 'notes'],
	},
	{
		number: 2,
		effectiveOn: '2025-01-20',
		changes: {
			en: 'Adds the limitations of the test.',
			cn: '增加检验方法的局限性。',
			es: 'Añade las limitaciones de la prueba.',
		},
		lots: { from: 'HG2501', to: 'HG2509' },
		leftOut: ['notes'],
	},
	{
		number: 3,
		effectiveOn: '2025-10-06',
		changes: {
			en: 'Adds the note on irregular cycles and on fertility medicines.',
			cn: '增加关于月经周期不规律和助孕药物的说明。',
			es: 'Añade la nota sobre los ciclos irregulares y los medicamentos para la fertilidad.',
		},
		lots: { from: 'HG2510', to: '' },
		leftOut: [],
	},
];

const strep: Issue[] = [
	{ number: 1, effectiveOn: '2023-09-11', changes: first, lots: { from: '', to: 'SA2503' }, leftOut: ['notes'] },
	{
		number: 2,
		effectiveOn: '2025-04-14',
		changes: { en: 'Adds advice on specimens.', cn: '增加样本采集建议。', es: 'Añade consejos sobre las muestras.' },
		lots: { from: 'SA2504', to: 'SA2508' },
		leftOut: ['limitations'],
		withdrawn: {
			on: '2025-09-01',
			reason: {
				en: 'The section on limitations was missing. Use revision 3 for all lots of this revision.',
				cn: '缺少“检验方法的局限性”一节。该版本对应的所有批号请使用第 3 版。',
			},
		},
	},
	{
		number: 3,
		effectiveOn: '2025-09-01',
		changes: {
			en: 'Restores the section on limitations.',
			cn: '恢复“检验方法的局限性”一节。',
			es: 'Restablece el apartado de limitaciones.',
		},
		lots: { from: 'SA2504', to: '' },
		leftOut: [],
	},
];

const histories: Partial<Record<PaperForm, Record<number, Issue[]>>> = {
	'instructions-for-use': { 101: multiplex, 107: strep, 401: pregnancy },
};

const decided = new Map(rights.map(([id, , days]) => [id, days]));

/** Papers dated on the day of the authorization. */
const ofAuthorization: ReadonlySet<PaperForm> = new Set([
	'authorization-letter',
	'provider-fact-sheet',
	'patient-fact-sheet',
]);

/**
 * The first edition has the day of the fact that it states: a declaration, a letter, or else the first registration.
 */
function firstDay(product: number, form: PaperForm): string {
	const { ivdr, us } = decided.get(product) ?? {};
	return (form === 'declaration-of-conformity' && ivdr) || (ofAuthorization.has(form) && us) || existsSince(product);
}

/** What a brochure says of registrations is that of its day, so it is from the day of the newest one. */
const advertised: ReadonlySet<PaperForm> = new Set(['product-brochure', 'product-sheet']);

const european: Changes = {
	en: 'Adds the marks of the European Union.',
	cn: '增加欧盟标志。',
	es: 'Añade las marcas de la Unión Europea.',
};

const underRegulation: Changes = {
	en: 'Adds the number of the notified body under the European regulation.',
	cn: '增加欧盟法规下的公告机构编号。',
	es: 'Añade el número del organismo notificado según el reglamento europeo.',
};
const chinese: Changes = {
	en: 'Adds the registration in China.',
	cn: '增加中国医疗器械注册证编号。',
	es: 'Añade el registro en China.',
};

const labeled: readonly PaperForm[] = ['instructions-for-use', 'user-manual'];

const usedWith = (references: readonly string[]): Changes => ({
	en: `Names what the product is used with: ${references.join(', ')}.`,
	cn: `增加配套使用的产品：${references.join('、')}。`,
	es: `Indica con qué se usa el producto: ${references.join(', ')}.`,
});

const together = (changes: readonly Changes[]): Changes => ({
	en: changes.map(({ en }) => en).join(' '),
	cn: changes.map(({ cn }) => cn).join(''),
	es: changes.map(({ es }) => es).join(' '),
});

/** Instructions are issued again when Europe or China registers a product, and when there is more to use it with. */
function laterChanges(product: number, first: string): [string, Changes][] {
	const { ivdd = '', ivdr = '', cn = '' } = decided.get(product) ?? {};
	const companions = Map.groupBy(companionsOn(product, '9999-12-31'), ({ id }) => existsSince(id));
	const changes: [string, Changes][] = [
		[ivdd, european],
		[ivdr, ivdd && ivdd < ivdr ? underRegulation : european],
		[cn, chinese],
		...[...companions].map(([day, found]): [string, Changes] => [
			day,
			usedWith(found.map(({ reference }) => reference)),
		]),
	];
	const byDay = Map.groupBy(
		changes.filter(([day]) => day > first),
		([day]) => day,
	);
	return [...byDay]
		.map(([day, some]): [string, Changes] => [day, together(some.map(([, change]) => change))])
		.toSorted(([one], [other]) => (one < other ? -1 : 1));
}

function usualIssues(product: number, form: PaperForm): Issue[] {
	const newest = Object.values(decided.get(product) ?? {})
		.toSorted()
		.at(-1);
	const day = (advertised.has(form) && newest) || firstDay(product, form);
	const editions: [string, Changes][] = [[day, first], ...(labeled.includes(form) ? laterChanges(product, day) : [])];
	return editions.map(([effectiveOn, changes], at) => ({
		number: at + 1,
		effectiveOn,
		changes,
		lots: allLots,
		leftOut: [],
	}));
}

/** The issues of a paper, the oldest first. */
export const issuesOf = (product: number, form: PaperForm): readonly Issue[] =>
	histories[form]?.[product] ?? usualIssues(product, form);
