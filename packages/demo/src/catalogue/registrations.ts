import { brand } from '@site/contract/brand';
import type { Product } from '@site/contract/catalogue';
import type { Text } from '@site/contract/language';
import type { Registration } from '@site/contract/registrations';
import { products } from './catalogue.ts';
import { type Right, rights, underRegulationFrom } from './registered.ts';
import { testTypeIds } from './test-types.ts';

const holder: Text = { en: brand.company, cn: brand.company };
const isHomeTest = ({ testTypeIds: types }: Product) => types.includes(testTypeIds.selfTest);

type Row = Omit<Registration, 'id' | 'productId' | 'holder' | 'registerUrl'>;

/** What each authorization names. */
const viruses: Text = {
	en: 'protein antigens from influenza A, influenza B and SARS-CoV-2',
	cn: '甲型流感病毒、乙型流感病毒和新冠病毒的蛋白抗原',
};
const detects = new Map<number, Text>([
	[101, viruses],
	[102, viruses],
	[103, { en: 'nucleocapsid protein antigens from SARS-CoV-2', cn: '新冠病毒核衣壳蛋白抗原' }],
]);

/** Self-tests that rule 4 excepts: pregnancy, fertility (ovulation, sperm), leukocytes and bacteria in urine. */
const exceptedSelfTests = [401, 403, 404, 406, 802];

/** By Annex VIII of IVDR: HIV and hepatitis are D (rule 1), other infections and cancer C (3), self-tests C or B (4), instruments A (5), the rest B (6). */
function ivdrClass(product: Product): 'A' | 'B' | 'C' | 'D' {
	if ([205, 206, 301, 303].includes(product.id)) return 'D';
	if (isHomeTest(product)) return exceptedSelfTests.includes(product.id) ? 'B' : 'C';
	const area = Math.floor(product.id / 100);
	if (area <= 3 || area === 7) return 'C';
	return product.testTypeIds.includes(testTypeIds.analyzer) ? 'A' : 'B';
}

const inUse = (product: Product): Registration['settings'] =>
	isHomeTest(product) ? ['self-test'] : ['professional', 'near-patient'];

/** Numbers say that they are samples: no register has them. */
const number = (kind: string, { id }: Product) => `SAMPLE-${kind}${String(id).padStart(4, '0')}`;

function unitedStates(product: Product, has: (right: Right) => boolean): Row[] {
	if (!has('fda510k') && !has('eua') && !has('otc')) return [];
	const shared = {
		country: 'US',
		// The home test came later, as the press releases tell.
		validFrom: product.id === 102 ? '2025-03-17' : '2023-02-01',
		settings: has('otc') ? (['self-test'] as const).slice() : inUse(product),
		...(has('clia') && { clia: 'waived' as const }),
	};
	if (has('eua'))
		return [{ ...shared, route: 'eua', number: number('EUA', product), detects: detects.get(product.id) }];
	if (has('fda510k')) return [{ ...shared, route: '510k', deviceClass: 'II', number: number('K', product) }];
	return [{ ...shared, route: 'other', deviceClass: 'I', number: number('LISTING', product) }];
}

function europe(product: Product, has: (right: Right) => boolean): Row[] {
	const settings = inUse(product);
	const regulation: Row[] = has('ivdr')
		? [
				{
					country: 'EU',
					route: 'ce-ivdr',
					deviceClass: ivdrClass(product),
					number: number('IVDR', product),
					validFrom: underRegulationFrom,
					validTo: '2029-04-30',
					settings,
				},
			]
		: [];
	// Those of the flu test ended when the regulation took their place.
	const end = product.id === 104 ? '2025-05-26' : '2027-12-31';
	const directive: Row[] =
		has('ivdd') || product.id === 104
			? [
					{
						country: 'EU',
						route: 'ce-ivdd',
						number: number('IVDD', product),
						validFrom: '2021-03-01',
						validTo: end,
						settings,
					},
				]
			: [];
	return [...regulation, ...directive];
}

function china(product: Product, has: (right: Right) => boolean): Row[] {
	if (!has('nmpa2') && !has('nmpa3')) return [];
	return [
		{
			country: 'CN',
			route: 'nmpa',
			deviceClass: has('nmpa3') ? 'III' : 'II',
			number: `国械注进 ${number('', product)}`,
			validFrom: '2022-06-01',
			validTo: '2027-05-31',
			settings: inUse(product),
		},
	];
}

const rightsOf = new Map(rights);

export const registrations: Registration[] = products
	.flatMap((product) => {
		const has = (right: Right) => rightsOf.get(product.id)?.includes(right) ?? false;
		const rows = [...unitedStates(product, has), ...europe(product, has), ...china(product, has)];
		return rows.map((row) => ({ productId: product.id, holder, registerUrl: '', ...row }));
	})
	.map((row, at) => ({ id: at + 1, ...row }));
