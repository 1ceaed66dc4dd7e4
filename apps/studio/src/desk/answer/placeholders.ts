import { formKinds } from '@site/contract/forms/all';
import { fieldsOfForms } from '../../inbox/form-fields.ts';

/** Form fields that fill a placeholder, in order of preference. */
export const filledByForms = new Map<string, string[]>();
for (const { name, words } of formKinds.flatMap((kind) => fieldsOfForms([kind]))) {
	const known = (words.fills && filledByForms.get(words.fills)) || [];
	if (words.fills && !known.includes(name)) filledByForms.set(words.fills, [...known, name]);
}

/** Placeholders in templates, filled from the message or from the user who replies. */
export const placeholders: readonly string[] = [...filledByForms.keys(), 'reference', 'my name', 'company'];
export type PlaceholderValues = Readonly<Record<string, string>>;

const open = /\{([^{}\n]*)\}/g;

const isPlaceholder = (name: string) => placeholders.includes(name);

const named = (text: string): string[] => [...new Set([...text.matchAll(open)].map(([, name = '']) => name))];

/** Names in braces that nothing can fill. */
export const unknownIn = (text: string): string[] => named(text).filter((name) => !isPlaceholder(name));

/** Placeholders without a value. A text that contains one is not sent. */
export const openIn = (text: string): string[] => named(text).filter(isPlaceholder);

/** In one pass, so that braces within values are not replaced. Placeholders without a value stay visible. */
export const fill = (text: string, values: PlaceholderValues): string =>
	text.replace(open, (whole, name: string) => (isPlaceholder(name) && values[name]) || whole);
