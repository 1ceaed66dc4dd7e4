/** What a template may leave open; the letter that is answered, or who answers, fills it. */
export const placeholders = [
	'first name',
	'last name',
	'organization',
	'product',
	'job',
	'document',
	'reference',
	'my name',
	'company',
] as const;
export type Placeholder = (typeof placeholders)[number];
export type PlaceholderValues = Partial<Record<Placeholder, string>>;

const open = /\{([^{}\n]*)\}/g;

const isPlaceholder = (name: string): name is Placeholder => placeholders.some((known) => known === name);

const named = (text: string): string[] => [...new Set([...text.matchAll(open)].map(([, name = '']) => name))];

/** Names in braces that nothing can fill. */
export const unknownIn = (text: string): string[] => named(text).filter((name) => !isPlaceholder(name));

/** What is still to be filled in: a letter that has one is not sent. */
export const openIn = (text: string): Placeholder[] => named(text).filter(isPlaceholder);

/** In one pass, so that braces in a value stay what they are. What has no value stays in sight. */
export const fill = (text: string, values: PlaceholderValues): string =>
	text.replace(open, (whole, name: string) => (isPlaceholder(name) && values[name]) || whole);
