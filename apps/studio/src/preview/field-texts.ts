import type { FormState } from 'payload';
import { isObject } from '../server/is-object.ts';

/** The text of a field, as a page shows it. */
export interface FieldText {
	path: string;
	text: string;
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The plain text of formatted text; paragraphs and lines stay apart. */
function wordsIn(node: unknown): string {
	if (Array.isArray(node)) return node.map(wordsIn).join('');
	if (!isObject(node)) return '';
	if (typeof node.text === 'string') return node.text;
	const below = wordsIn(node.children ?? node.root);
	return node.type === 'text' || node.type === 'link' ? below : `${below} `;
}

export const textOf = (value: unknown): string =>
	plain(typeof value === 'string' ? value : isObject(value) && isObject(value.root) ? wordsIn(value) : '');

export const fieldTexts = (state: FormState): FieldText[] =>
	Object.entries(state).flatMap(([path, field]) => {
		const text = textOf(field?.value);
		return text.length > 1 && !/(?:^|\.)(?:id|blockType)$/.test(path) ? [{ path, text }] : [];
	});

const rowOf = (path: string) => path.replace(/\.?[^.]+$/, '');

const longest = (fields: FieldText[]): FieldText[] =>
	fields.toSorted((a, b) => b.text.length - a.text.length).slice(0, 1);

/** Of several fields with the same text, the one whose neighbours are nearest to the click. */
function nearest(found: FieldText[], around: readonly string[], fields: readonly FieldText[]): FieldText | undefined {
	for (const text of around) {
		const beside = found.filter(({ path }) =>
			fields.some((one) => one.path !== path && rowOf(one.path) === rowOf(path) && text.includes(one.text)),
		);
		if (beside.length > 0) return beside[0];
	}
	return found[0];
}

/** The field whose text was clicked: `texts` are those of the clicked element and its ancestors (EDIT-5). */
export function fieldOfClick(texts: readonly string[], fields: readonly FieldText[]): string | undefined {
	for (const [at, clicked] of texts.entries()) {
		if (clicked.length < 2) continue;
		const exact = fields.filter(({ text }) => text === clicked);
		const within = exact.length > 0 ? exact : fields.filter(({ text }) => text.includes(clicked));
		if (within.length > 0) return nearest(within, texts.slice(at + 1), fields)?.path;
		const [inside] = longest(fields.filter(({ text }) => text.length > 2 && clicked.includes(text)));
		if (inside) return inside.path;
	}
	return undefined;
}
