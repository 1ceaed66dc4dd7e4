import { isObject } from '../server/is-object.ts';

/** Control characters, which nobody can type and no database stores. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones meant
const unseen = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

const headings: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4' };

/** A pasted picture that was never uploaded shows nothing. */
const isNothing = (node: unknown) => isObject(node) && node.type === 'upload' && !node.value;

/**
 * Removes content that cannot be shown from plain and formatted texts, and adapts pasted headings to the site's levels.
 */
export function cleanWords<T>(value: T): T;
export function cleanWords(value: unknown): unknown {
	if (typeof value === 'string') return value.replace(unseen, '').toWellFormed();
	if (Array.isArray(value)) return value.filter((node) => !isNothing(node)).map((node) => cleanWords(node));
	if (!isObject(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
	const cleaned = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cleanWords(inner)]));
	const tag = cleaned.type === 'heading' ? headings[String(cleaned.tag)] : undefined;
	return tag ? { ...cleaned, tag } : cleaned;
}

/** For a collection or global, before validation. */
export const cleanHook = ({ data }: { data?: unknown }) => data && cleanWords(data);
