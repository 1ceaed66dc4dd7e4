import { handOverId } from '../handed-over.ts';

declare global {
	interface Window {
		__reactRouterContext?: { streamController: ReadableStreamDefaultController<string> };
	}
}

/** Gives the router what the page has brought along; a page that ends in an error brings it in the router's own way. */
export function takeOver() {
	const text = document.getElementById(handOverId)?.textContent;
	const stream = window.__reactRouterContext?.streamController;
	if (!text || !stream) return;
	stream.enqueue(`${JSON.stringify(flat(JSON.parse(text, withMarkup)))}\n`);
	stream.close();
}

/** What stands still is in the page: its markup is its content. */
function withMarkup(_key: string, value: unknown) {
	if (!isRecord(value) || !('still' in value)) return value;
	return { ...value, markup: document.querySelector(`[data-still="${value.still}"]`)?.innerHTML ?? '' };
}

/** The router's own notation: every value in one list, objects and lists naming the places of theirs; −5 is null. */
function flat(whole: unknown): unknown[] {
	const values: unknown[] = [];
	const place = (value: unknown): number => {
		if (value === null) return -5;
		const at = values.push(value) - 1;
		if (Array.isArray(value)) values[at] = value.map(place);
		else if (isRecord(value))
			values[at] = Object.fromEntries(Object.entries(value).map(([name, each]) => [`_${place(name)}`, place(each)]));
		return at;
	};
	place(whole);
	return values;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
