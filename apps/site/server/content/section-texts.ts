import { Text } from '@site/contract/language';
import type { Section } from '@site/contract/sections';

/** Buttons and pictures contain no words that anyone searches for. */
const unsaid: ReadonlySet<string> = new Set(['actions', 'action', 'to', 'picture', 'pictures']);

function textsIn(value: unknown): Text[] {
	if (typeof value !== 'object' || value === null) return [];
	const text = 'en' in value ? Text.safeParse(value) : null;
	if (text?.success) return [text.data];
	return Object.entries(value).flatMap(([name, inner]) => (unsaid.has(name) ? [] : textsIn(inner)));
}

/** What a page that is composed of sections says, in its order. */
export const sectionTexts = (sections: readonly Section[]): Text[] => sections.flatMap(textsIn);
