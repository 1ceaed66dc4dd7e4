import { useAnswer } from '../../client/wire/use-answer.ts';
import { type Answers, ask } from './answers.ts';
import type { View } from './filters.ts';
import { asksForFound, asksForTree, type Part, questions } from './questions.ts';

/** The answers to a view, part by part: the first from the loader, later ones from the wire. */
export function useAnswers(view: View, goingBack: boolean, first: Answers) {
	const parts = {
		categories: useAnswer({
			name: 'categories',
			question: questions.categories(view),
			ask: ask.categories,
			first: first.categories,
			asks: asksForTree(first.categories),
			goingBack,
		}),
		certifications: useAnswer({
			name: 'certifications',
			question: questions.certifications(view),
			ask: ask.certifications,
			first: first.certifications,
			goingBack,
		}),
		testTypes: useAnswer({
			name: 'testTypes',
			question: questions.testTypes(view),
			ask: ask.testTypes,
			first: first.testTypes,
			goingBack,
		}),
		products: useAnswer({
			name: 'products',
			question: questions.products(view),
			ask: ask.products,
			first: first.products,
			goingBack,
		}),
		found: useAnswer({
			name: 'found',
			question: questions.found(view),
			ask: ask.found,
			first: first.found,
			asks: asksForFound,
			goingBack,
		}),
	};
	const answers: Answers = {
		categories: parts.categories.answer,
		certifications: parts.certifications.answer,
		testTypes: parts.testTypes.answer,
		products: parts.products.answer,
		found: parts.found.answer,
	};
	return {
		answers,
		/** The questions of the products and search results that are shown. */
		shown: { products: parts.products.question, found: parts.found.question },
		ofProducts: parts.products,
		isPending: (part: Part) => parts[part].isPending,
		hasFailed: (...some: Part[]) => some.some((part) => parts[part].hasFailed),
		retry: () => {
			for (const part of Object.values(parts)) if (part.hasFailed) part.retry();
		},
	};
}
