import type { Product } from '../catalogue.ts';
import { targetsOf } from '../lost-targets.ts';
import { deviceClasses, type Registration } from '../registrations.ts';
import type { Snapshot } from '../snapshot.ts';
import type { ContentRule } from './rule.ts';

const rowsOf = ({ registrations }: Snapshot, { id }: Product) =>
	registrations.filter(({ productId }) => productId === id);

const isForHome = ({ settings }: Registration) => settings.includes('self-test');

/** The products that another one is used with, by what they are for it. */
const companionsOf = ({ products }: Snapshot, { id, worksWith }: Product) => ({
	readers: products.filter((other) =>
		other.worksWith.some(({ kind, productId }) => kind === 'test' && productId === id),
	),
	controls: products.filter((other) =>
		worksWith.some(({ kind, productId }) => kind === 'control' && productId === other.id),
	),
});

/** Without a reader a value cannot be read; lines and pads are also read by eye. */
const needsReader = ({ resultGuide }: Product) => resultGuide?.reading === 'value';

const settingOf = ({ specifications }: Product) =>
	specifications.find(({ key }) => key === 'setting')?.value.en.toLowerCase() ?? '';

const names = (text: string, target: string) =>
	new RegExp(`\\b${target.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\b`, 'i').test(text);

type Classed = { product: Product; row: Registration; deviceClass: number; targets: string[] };

/** Products with a class and at least one target: their own lines and drugs, and those that their description names. */
function classedProducts(snapshot: Snapshot): Classed[] {
	const known = [...new Set(snapshot.products.flatMap((product) => targetsOf(product).map(({ en }) => en)))];
	return snapshot.products.flatMap((product) => {
		const own = targetsOf(product).map(({ en }) => en);
		const targets = [...new Set([...own, ...known.filter((target) => names(product.description.en, target))])];
		return rowsOf(snapshot, product).flatMap((row) =>
			row.deviceClass && targets.length > 0
				? [{ product, row, deviceClass: deviceClasses.indexOf(row.deviceClass), targets }]
				: [],
		);
	});
}

/** In Europe a self-test may be in a higher class than the same test for professionals. */
const marketOf = ({ row }: Classed) => `${row.country}${row.country === 'EU' && isForHome(row) ? ' at home' : ''}`;

/** The lowest class of a product for each target: a combination is in the class of its highest target. */
const classOfTargets = (classed: readonly Classed[]) =>
	new Map(
		[...new Set(classed.flatMap(({ targets }) => targets))].map((target) => [
			target,
			Math.min(...classed.filter(({ targets }) => targets.includes(target)).map(({ deviceClass }) => deviceClass)),
		]),
	);

export const registrationRules: ContentRule[] = [
	{
		name: 'sold-with-what-it-needs',
		sentence: {
			en: 'Where a test is registered, its controls are registered too, and a reader that it needs no later than the test.',
			cn: '产品注册的国家或地区，其质控品也须注册；所需的读取仪器须不晚于该产品注册。',
		},
		find: ({ snapshot }) =>
			snapshot.products.flatMap((product) => {
				const { readers, controls } = companionsOf(snapshot, product);
				return rowsOf(snapshot, product).flatMap(({ country, validFrom }) => {
					const from = (other: Product, day = '9999-12-31') =>
						rowsOf(snapshot, other).some((row) => row.country === country && row.validFrom <= day);
					const isReadable =
						!needsReader(product) || readers.length === 0 || readers.some((one) => from(one, validFrom));
					return [
						...(isReadable
							? []
							: [`${product.reference} is registered in ${country} from ${validFrom}, before any reader for it`]),
						...controls
							.filter((control) => !from(control))
							.map(
								(control) =>
									`${product.reference} is registered in ${country}, its control ${control.reference} is not`,
							),
					];
				});
			}),
	},
	{
		name: 'one-class-for-one-target',
		sentence: {
			en: 'Products for the same target and use have the same class in a country; a combination has that of its highest target.',
			cn: '检测同一项目且用途相同的产品，在同一国家或地区的类别须一致；联合检测按其中最高类别。',
		},
		find: ({ snapshot }) =>
			[...Map.groupBy(classedProducts(snapshot), marketOf)].flatMap(([market, classed]) => {
				const lowest = classOfTargets(classed);
				return classed.flatMap(({ product, deviceClass, targets }) => {
					const expected = Math.max(...targets.map((target) => lowest.get(target) ?? deviceClass));
					return expected === deviceClass
						? []
						: [
								`${product.reference} is of class ${deviceClasses[deviceClass]} in ${market}, others for ${targets.join(', ')} of class ${deviceClasses[expected]}`,
							];
				});
			}),
	},
	{
		name: 'used-as-registered',
		sentence: {
			en: 'A product is for use at home if it says so and is registered for self-testing, and for professionals likewise.',
			cn: '产品标明的使用场景须与注册一致：居家使用须注册为自测，专业使用须注册为专业用途。',
		},
		find: ({ snapshot }) =>
			snapshot.products.flatMap((product) => {
				const setting = settingOf(product);
				if (!setting) return [];
				const said = { home: /\bhome\b/.test(setting), staff: !/^home, self-test/.test(setting) };
				return rowsOf(snapshot, product).flatMap((row) => {
					const forStaff = row.settings.some((one) => one !== 'self-test');
					return said.home === isForHome(row) && said.staff === forStaff
						? []
						: [`${product.reference} says “${setting}”, ${row.country} registered it for ${row.settings.join(', ')}`];
				});
			}),
	},
];
