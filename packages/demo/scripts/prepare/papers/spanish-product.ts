import type { SaidGuide } from '@site/contract/result-guide';
import { inSpanish } from '../../../src/papers/spanish/common-words.ts';
import { spanishFacts } from '../../../src/papers/spanish/spanish.ts';
import type { SpanishFacts } from '../../../src/papers/spanish/spanish-facts.ts';
import { notPublished, type ProductFacts } from './product-facts.ts';

const factsById: Record<number, SpanishFacts> = spanishFacts;

/** Fails unless there are as many as in English, so that no part added to the product is silently left out. */
function each<W, T>(said: readonly W[] | undefined, of: readonly T[], put: (words: W, part: T) => T): T[] {
	return of.map((part, at) => {
		const words = said?.[at];
		if (words === undefined || said?.length !== of.length) throw new Error('the Spanish of a product has other parts');
		return put(words, part);
	});
}

function guideInSpanish(said: SpanishFacts, guide: SaidGuide): SaidGuide {
	const fields = said.pads?.map((pad) => pad.fields) ?? [];
	return {
		...guide,
		lines: each(said.lines, guide.lines, (name, line) => ({ ...line, name })),
		times: guide.times.some((time) => time.for)
			? each(said.times, guide.times, (name, { at }) => ({ at, for: name }))
			: guide.times,
		outcomes: each(said.outcomes, guide.outcomes, (words, { title: _, next: __, ...outcome }) => ({
			...outcome,
			...words,
		})),
		pads: each(
			said.pads?.map(({ name }) => name),
			guide.pads.map((pad, at) => ({
				...pad,
				fields: each(fields[at], pad.fields, (means, { color }) => ({ color, means })),
			})),
			(name, pad) => ({ ...pad, name }),
		),
	};
}

/** The facts of a product in Spanish; times, counts and figures come from its data. */
export function productInSpanish(id: number, facts: ProductFacts): ProductFacts {
	const said = factsById[id];
	if (!said) throw new Error(`product ${id} is not in Spanish`);
	return {
		...facts,
		title: said.title,
		intendedUse: said.intendedUse,
		procedure: each(said.procedure, facts.procedure, (words) => words),
		kit: each(said.kit, facts.kit, (words, [, ...counts]) => [words, ...counts.map(inSpanish)]),
		notes: each([said.note.text], facts.notes, (text) => ({ title: said.note.title, text })),
		specifications: new Map([...facts.specifications].map(([key, value]) => [key, inSpanish(value)])),
		agreement: facts.agreement && {
			note: inSpanish(facts.agreement.note),
			comparators: facts.agreement.comparators.map(inSpanish),
			targets: each(said.targets, facts.agreement.targets, (name, [, ...figures]) => [
				name,
				// Spanish puts a space between a number and its sign.
				...figures.map((figure) => figure.replaceAll('%', ' %').replace(notPublished.en, notPublished.es)),
			]),
		},
		guide: facts.guide && guideInSpanish(said, facts.guide),
		characteristics: each(said.characteristics, facts.characteristics, (value, { key }) => ({ key, value })),
		panel: each(said.panel, facts.panel, (name, [, ...figures]) => [name, ...figures]),
	};
}
