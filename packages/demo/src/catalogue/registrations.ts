import { brand } from '@site/contract/brand';
import type { Product } from '@site/contract/catalogue';
import type { Text } from '@site/contract/language';
import type { Registration } from '@site/contract/registrations';
import { products } from './catalogue.ts';
import { type Decided, type Right, rights } from './registered.ts';
import { testTypeIds } from './test-types.ts';

const holder: Text = { en: brand.company, cn: brand.company };

/** The uses that the product's own setting names. */
function settingsOf({ specifications }: Product): Registration['settings'] {
	const setting = specifications.find(({ key }) => key === 'setting')?.value.en ?? '';
	if (/^Home, self-testing/.test(setting)) return ['self-test'];
	return /^Home/.test(setting) ? ['self-test', 'professional'] : ['professional', 'near-patient'];
}
const isHomeTest = (product: Product) => settingsOf(product).includes('self-test');

type Row = Omit<Registration, 'id' | 'productId' | 'holder' | 'registerUrl'>;

/** The targets that each authorization names. */
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

/** Troponin and its controls: an error decides on the treatment of a life-threatening condition. */
const lifeThreatening = [601, 602, 606];

/** By Annex VIII of IVDR: HIV and hepatitis are D (rule 1), other infections, cancer and troponin C (3), self-tests C or B (4), instruments A (5), the rest B (6). */
function ivdrClass(product: Product): 'A' | 'B' | 'C' | 'D' {
	if ([205, 206, 301, 303].includes(product.id)) return 'D';
	if (isHomeTest(product)) return exceptedSelfTests.includes(product.id) ? 'B' : 'C';
	const area = Math.floor(product.id / 100);
	if (area <= 3 || area === 7 || lifeThreatening.includes(product.id)) return 'C';
	return product.testTypeIds.includes(testTypeIds.analyzer) ? 'A' : 'B';
}

/** The numbers name themselves samples: no register has them. */
const number = (kind: string, { id }: Product) => `SAMPLE-${kind}${String(id).padStart(4, '0')}`;

/** The last day of a certificate that is valid for five years. */
function fiveYearsFrom(day: string): string {
	const end = new Date(`${day}T00:00:00Z`);
	end.setUTCFullYear(end.getUTCFullYear() + 5);
	end.setUTCDate(end.getUTCDate() - 1);
	return end.toISOString().slice(0, 10);
}

/** The end of the transition from the directive, by class: Article 110 of IVDR. */
const directiveEnds = { A: '2029-12-31', B: '2029-12-31', C: '2028-12-31', D: '2027-12-31' };

function unitedStates(product: Product, has: (right: Right) => boolean, { us }: Decided): Row[] {
	if (!us) return [];
	const shared = {
		country: 'US',
		validFrom: us,
		settings: settingsOf(product),
		...(has('clia') && { clia: 'waived' as const }),
	};
	if (has('eua'))
		return [{ ...shared, route: 'eua', number: number('EUA', product), detects: detects.get(product.id) }];
	if (has('fda510k')) return [{ ...shared, route: '510k', deviceClass: 'II', number: number('K', product) }];
	return [{ ...shared, route: 'other', deviceClass: 'I', number: number('LISTING', product) }];
}

function europe(product: Product, { ivdr, ivdd }: Decided): Row[] {
	const settings = settingsOf(product);
	const deviceClass = ivdrClass(product);
	const shared = { country: 'EU', settings };
	// The maker alone declares class A: there is no certificate that could expire.
	const certified =
		deviceClass === 'A'
			? { number: number('EUDAMED', product) }
			: { number: number('IVDR', product), ...(ivdr && { validTo: fiveYearsFrom(ivdr) }) };
	const regulation: Row[] = ivdr ? [{ ...shared, route: 'ce-ivdr', deviceClass, validFrom: ivdr, ...certified }] : [];
	const validTo = ivdr ?? directiveEnds[deviceClass];
	const directive: Row[] = ivdd
		? [{ ...shared, route: 'ce-ivdd', number: number('IVDD', product), validFrom: ivdd, validTo }]
		: [];
	return [...regulation, ...directive];
}

function china(product: Product, has: (right: Right) => boolean, { cn }: Decided): Row[] {
	if (!cn) return [];
	return [
		{
			country: 'CN',
			route: 'nmpa',
			deviceClass: has('nmpa3') ? 'III' : 'II',
			number: `国械注进 ${number('', product)}`,
			validFrom: cn,
			validTo: fiveYearsFrom(cn),
			settings: settingsOf(product),
		},
	];
}

export const registrations: Registration[] = rights
	.flatMap(([productId, own, decided]) => {
		const product = products.find(({ id }) => id === productId);
		if (!product) throw new Error(`There is no product ${productId}`);
		const has = (right: Right) => own.includes(right);
		const rows = [...unitedStates(product, has, decided), ...europe(product, decided), ...china(product, has, decided)];
		return rows.map((row) => ({ productId, holder, registerUrl: '', ...row }));
	})
	.map((row, at) => ({ id: at + 1, ...row }));
