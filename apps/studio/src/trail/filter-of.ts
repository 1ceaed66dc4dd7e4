import type { TrailFilter } from './read.ts';

const day = /^\d{4}-\d\d-\d\d$/;
const isDay = (text: string) => day.test(text) && !Number.isNaN(Date.parse(text));

/** The filter from a submitted form; invalid values are ignored. */
export function filterOf(asked: URLSearchParams): TrailFilter {
	const text = (name: string) => asked.get(name)?.trim() || undefined;
	const person = Number(text('person'));
	const [from, to] = [text('from') ?? '', text('to') ?? ''];
	return {
		...(Number.isSafeInteger(person) && person > 0 && { person }),
		...(text('kind') && { kind: text('kind') }),
		...(text('item') && { item: text('item') }),
		...(text('operation') && { operation: text('operation') }),
		...(isDay(from) && { from }),
		...(isDay(to) && { to }),
	};
}
