import type { WireSearchAnswer, WireSearchType } from '@site/contract/wire';
import type { Asking } from '../../client/wire/use-answer.ts';
import { answerOf } from '../../client/wire/wire.ts';
import type { View } from './view.ts';

export type Result = {
	id: number;
	type: WireSearchType;
	title: string;
	passage: string;
	slug: string;
	thumbnail: string;
	/** The REF of a product; empty for other kinds. */
	reference: string;
	isDiscontinued: boolean;
	emergencyUse: string;
	use: string;
	/** The title of the product that a question is about. */
	product: string;
};
/** `isLast`: the last loaded page was not full, or all results are loaded. */
export type Results = {
	items: readonly Result[];
	total: number;
	words: readonly string[];
	corrected: string;
	isLast: boolean;
};

/** Sets `isLast`; `wanted` is the number of results that were requested. */
export const resultsWith = (found: Omit<Results, 'isLast'>, wanted: number): Results => ({
	...found,
	isLast: found.items.length < wanted || found.items.length >= found.total,
});

function resultsOf({ data, total, words = [], corrected = '' }: WireSearchAnswer, wanted: number): Results {
	const items = data.map(
		({
			id,
			leixing,
			title,
			content,
			custom,
			image = '',
			reference = '',
			discontinued,
			statement = '',
			use = '',
			product = '',
		}) => ({
			id,
			type: leixing,
			title,
			passage: content,
			slug: custom,
			thumbnail: image,
			reference,
			isDiscontinued: discontinued === 1,
			emergencyUse: statement,
			use,
			product,
		}),
	);
	return resultsWith({ items, total, words, corrected }, wanted);
}

export const noResults: Results = { items: [], total: 0, words: [], corrected: '', isLast: true };

/** Appends the next page to the shown results; any other question starts with its first page. */
export async function askForResults(
	{ search, page }: View,
	pageSize: number,
	{ language, signal, shown }: Asking<View, Results>,
): Promise<Results> {
	const isNext = shown.question.search === search && shown.question.page === page - 1;
	const paging = isNext ? { page, page_size: pageSize } : { page: 1, page_size: page * pageSize };
	const answer = await answerOf('search', { keyword: search, ...paging, language, all: 1 }, { signal });
	const fresh = resultsOf(answer, paging.page_size);
	if (!isNext) return fresh;
	const items = [...shown.answer.items, ...fresh.items];
	return { ...fresh, items, isLast: fresh.isLast || items.length >= fresh.total };
}
