import { characteristicKeys } from '@site/contract/characteristics';
import { orderingKeys } from '@site/contract/ordering-keys';
import { specificationKeys } from '@site/contract/specifications';
import type { ReactNode } from 'react';
import { beforeOrderWords } from '../../messages/before-order.ts';
import { comparisonWords } from '../../messages/comparison.ts';
import { orderingWords } from '../../messages/ordering.ts';
import { performanceWords } from '../../messages/performance.ts';
import { specificationWords } from '../../messages/specification.ts';
import { standingWords } from '../../messages/standing.ts';
import { useMessages, useWords } from '../../messages/use-messages.ts';
import type { ComparedProduct } from './compared-products.ts';
import { evidenceCells } from './evidence-cells.tsx';

type Row = {
	name: string;
	value: (product: ComparedProduct) => string;
	/** What is shown in place of the value. */
	cell?: (product: ComparedProduct) => ReactNode;
	/** What no two products share: there is no need to say that they differ. */
	isIdentity?: boolean;
	/** What most products have no need of. */
	isOfSome?: boolean;
};

/** What a buyer compares. What none of the products says has no row, but for what every product should say. */
export function useRows(products: readonly ComparedProduct[]): Row[] {
	const { catalogue } = useMessages();
	const { category } = useWords(comparisonWords);
	const words = useWords(specificationWords);
	const ordering = useWords(orderingWords);
	const beforeOrder = useWords(beforeOrderWords);
	const standing = useWords(standingWords);
	const performance = useWords(performanceWords);
	const ofSome: Row[] = [
		{ name: standing.emergencyUseTitle, value: ({ emergencyUse }) => emergencyUse, isIdentity: true, isOfSome: true },
		{ name: ordering.packs, value: packLines, isIdentity: true },
	];
	const figures: Row[] = [
		{ name: performance.title, value: targetNames, cell: evidenceCells(products), isIdentity: true },
		...characteristicKeys.map((key) => ({
			name: performance.characteristics[key],
			value: ({ characteristics }: ComparedProduct) => characteristics.find((each) => each.key === key)?.value ?? '',
		})),
	];
	const orders: Row[] = [
		...orderingKeys.map((key) => ({
			name: beforeOrder.facts[key],
			value: ({ ordering: { facts } }: ComparedProduct) => facts.find((each) => each.key === key)?.value ?? '',
		})),
		{
			name: beforeOrder.sample,
			value: ({ ordering: { sample } }) => (sample === null ? '' : beforeOrder.samples[sample ? 'yes' : 'no']),
		},
	];
	const isSaid = ({ value }: Row) => products.some((product) => value(product) !== '');
	return [
		{ name: words.reference, value: ({ reference }) => reference, isIdentity: true },
		...ofSome.filter(isSaid),
		{ name: category, value: ({ parentName }) => parentName },
		{ name: catalogue.certifications, value: ({ certifications }) => certifications.join('\n') },
		{ name: catalogue.testTypes, value: ({ testTypes }) => testTypes.join('\n') },
		...specificationKeys.map((key) => ({
			name: words.specification[key],
			value: ({ specifications }: ComparedProduct) => specifications.find((entry) => entry.key === key)?.value ?? '',
		})),
		...[...figures, ...orders].filter(isSaid),
	];
}

/** Each with its number, what it holds and the number under its bar code. */
const packLines = ({ packs }: ComparedProduct) =>
	packs.map(({ reference, quantity, gtin }) => [reference, quantity, gtin].filter(Boolean).join(' · ')).join('\n');

const targetNames = ({ performance }: ComparedProduct) =>
	(performance?.targets ?? []).map(({ name }) => name).join('\n');
