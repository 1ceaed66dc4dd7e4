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
	/** What a product is ordered by; empty for all else. */
	reference: string;
	isDiscontinued: boolean;
	emergencyUse: string;
	use: string;
	/** The product that a question is about. */
	product: string;
};
/** `isLast`: the last page that came was not full, or there is no more. */
export type Results = {
	items: readonly Result[];
	total: number;
	words: readonly string[];
	corrected: string;
	isLast: boolean;
};

/** Of as many as were wanted. */
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

/** The next page of what is shown is added to it; anything else is asked for from its first page on. */
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
