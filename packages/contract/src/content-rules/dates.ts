import { lotsIn } from '../lot-books.ts';
import type { Snapshot } from '../snapshot.ts';
import { firstDays } from './first-days.ts';
import type { ContentRule } from './rule.ts';

const titleOf = ({ products }: Snapshot, id: number) => products.find((product) => product.id === id)?.title.en ?? id;

/** Papers that name registrations: instructions those in Europe and China, brochures all of them. */
const named: Record<string, readonly string[] | 'all'> = { ifu: ['EU', 'CN'], brochure: 'all', 'fact-sheet': 'all' };

/** The valid editions of each product's papers that name registrations, without those about a part of it. */
function papersThatHold({ productDocuments, revisions }: Snapshot) {
	const whole = new Map(productDocuments.filter(({ kind, part }) => named[kind] && !part).map((one) => [one.id, one]));
	return revisions.flatMap((revision) => {
		const document = revision.state === 'released' && whole.get(revision.documentId);
		return document
			? document.productIds.map((productId) => ({
					...revision,
					productId,
					kind: document.kind,
					title: document.title.en,
				}))
			: [];
	});
}

/** Two decisions on one day may be chance; more are probably an input error. */
const mostOnOneDay = 2;

export const dateRules: ContentRule[] = [
	{
		name: 'address-of-its-day',
		sentence: {
			en: 'A paper bears the address that the company had on its day.',
			cn: '文件上的公司地址须为文件日期当时的地址。',
		},
		find: ({ papers, addresses }) =>
			papers.flatMap(({ name, on, address }) => {
				const held = addresses.findLast(({ from }) => from <= on);
				const own = address?.join(', ');
				return own && own !== held?.lines.join(', ') ? [`${name} of ${on} bears the address ${own}`] : [];
			}),
	},
	{
		name: 'one-authorization-one-date',
		sentence: {
			en: 'A letter or declaration bears the day of the registration that it is about.',
			cn: '授权函或符合性声明的日期须与其所述注册的日期一致。',
		},
		find: ({ snapshot, papers }) =>
			papers.flatMap(({ name, on, registration }) => {
				const row = registration && snapshot.registrations.find(({ id }) => id === registration.id);
				if (!registration || (row?.validFrom === registration.on && row.validFrom === on)) return [];
				const said = registration.on === on ? `is of ${on}` : `of ${on} says ${registration.on}`;
				return [`${name} ${said}, the registration ${row ? `of ${row.validFrom}` : 'is not there'}`];
			}),
	},
	{
		name: 'registrations-decided-one-by-one',
		sentence: {
			en: 'No more than two products are registered by one route on one day.',
			cn: '同一天以同一途径注册的产品不超过两个。',
		},
		find: ({ snapshot }) => {
			const days = Map.groupBy(snapshot.registrations, ({ route, validFrom }) => `${route} on ${validFrom}`);
			return [...days].flatMap(([day, rows]) =>
				rows.length > mostOnOneDay ? [`${rows.length} products are registered by ${day}`] : [],
			);
		},
	},
	{
		name: 'certificates-end-by-class',
		sentence: {
			en: 'A class A device is self-declared and has no certificate that ends; a certificate of class B to D ends after five years at most.',
			cn: 'A 类器械由制造商自行声明，无到期证书；B 至 D 类证书有效期不超过五年。',
		},
		find: ({ snapshot }) =>
			snapshot.registrations.flatMap(({ productId, route, deviceClass, validFrom, validTo }) => {
				if (route !== 'ce-ivdr') return [];
				const title = titleOf(snapshot, productId);
				if (deviceClass === 'A') return validTo ? [`${title} is of class A and ends on ${validTo}`] : [];
				const last = `${Number(validFrom.slice(0, 4)) + 5}${validFrom.slice(4)}`;
				return validTo && validTo < last
					? []
					: [`${title}: the certificate of ${validFrom} ends ${validTo ?? 'never'}`];
			}),
	},
	{
		name: 'first-edition-after-registration',
		sentence: {
			en: 'The first edition of a product’s paper is not older than its first registration.',
			cn: '产品文件的首个版本不早于产品首次注册。',
		},
		find: ({ snapshot }) => {
			const first = firstDays(snapshot);
			const documents = new Map(snapshot.productDocuments.map((document) => [document.id, document]));
			return snapshot.revisions.flatMap(({ documentId, language, number, effectiveOn }) => {
				const document = documents.get(documentId);
				const days = (document?.productIds ?? []).flatMap((id) => first.get(id) ?? []).toSorted();
				return days[0] && effectiveOn < days[0]
					? [`${document?.title.en} (${language}, ${number}) is of ${effectiveOn}, the product of ${days[0]}`]
					: [];
			});
		},
	},
	{
		name: 'papers-follow-registrations',
		sentence: {
			en: 'The instructions that hold are not older than a registration in the European Union or in China, and a brochure not older than any; instructions exist in Chinese where China registered the product.',
			cn: '现行说明书不早于欧盟或中国的注册，产品手册不早于任何注册；在中国注册的产品须有中文说明书。',
		},
		find: ({ snapshot }) => {
			const held = Map.groupBy(papersThatHold(snapshot), ({ productId }) => productId);
			return snapshot.registrations.flatMap(({ productId, country, validFrom }) => {
				const all = held.get(productId) ?? [];
				const older = all
					.filter(({ kind, effectiveOn }) => {
						const countries = named[kind] ?? [];
						return effectiveOn < validFrom && (countries === 'all' || countries.includes(country));
					})
					.map(
						({ title, language, effectiveOn }) =>
							`${title} (${language}) is of ${effectiveOn}, the registration in ${country} of ${validFrom}`,
					);
				const instructions = all.filter(({ kind }) => kind === 'ifu');
				return country === 'CN' && instructions.length > 0 && instructions.every(({ language }) => language !== 'zh')
					? [...older, `${titleOf(snapshot, productId)} is registered in China and has no instructions in Chinese`]
					: older;
			});
		},
	},
	{
		name: 'lots-after-instructions',
		sentence: {
			en: 'No lot is made before its product is registered and its instructions have a first edition.',
			cn: '批次的生产日期不早于产品注册和说明书首个版本。',
		},
		find: ({ snapshot }) => {
			const first = firstDays(snapshot);
			const edition = new Map<number, string>();
			for (const { documentId, effectiveOn } of snapshot.revisions) {
				const known = edition.get(documentId);
				if (!known || effectiveOn < known) edition.set(documentId, effectiveOn);
			}
			const sold = new Map(
				snapshot.products.flatMap((product) => {
					const papers = snapshot.productDocuments.filter(
						({ kind, productIds }) => kind === 'ifu' && productIds.includes(product.id),
					);
					const days = [first.get(product.id), ...papers.map(({ id }) => edition.get(id))].filter(
						(day) => day !== undefined,
					);
					return product.packs.map((pack) => [pack.reference, { title: product.title.en, days }] as const);
				}),
			);
			return lotsIn(snapshot.lots).flatMap(({ lot, reference, madeOn }) => {
				const { title, days = [] } = sold.get(reference) ?? {};
				const late = madeOn && days.find((day) => day > madeOn);
				return late ? [`Lot ${lot} of ${title} was made on ${madeOn}, before ${late}`] : [];
			});
		},
	},
];
