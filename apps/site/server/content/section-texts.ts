import { Text } from '@site/contract/language';
import type { Section } from '@site/contract/sections';

/** Buttons and pictures are left out: nobody searches for their words. */
const unsaid: ReadonlySet<string> = new Set(['actions', 'action', 'to', 'picture', 'pictures']);

function textsIn(value: unknown): Text[] {
	if (typeof value !== 'object' || value === null) return [];
	const text = 'en' in value ? Text.safeParse(value) : null;
	if (text?.success) return [text.data];
	return Object.entries(value).flatMap(([name, inner]) => (unsaid.has(name) ? [] : textsIn(inner)));
}

/** The texts of a page's sections, in order. */
export const sectionTexts = (sections: readonly Section[]): Text[] => sections.flatMap(textsIn);
