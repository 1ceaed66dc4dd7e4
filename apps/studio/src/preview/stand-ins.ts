import { isOfTheSite, suggestedAddress } from '@site/contract/free-pages';
import type { z } from 'zod';
import { isObject } from '../server/is-object.ts';

const today = () => new Date().toISOString().slice(0, 10);

/** `Flu A/B, at home` becomes `flu-a-b-at-home`. */
export const addressFrom = (title: string): string =>
	title
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, '-')
		.replace(/^-|-$/g, '')
		.slice(0, 80) || 'new';

/** The typed address of a free page without the leading slash; if empty, the address that saving would create. */
export function freeAddressFrom(typed: string, title: string): string {
	const written = typed.trim().replace(/^\/+/, '');
	if (written) return written;
	const made = suggestedAddress(title) || 'new';
	return isOfTheSite(made) ? `${made}-2` : made;
}

const isEmpty = (value: unknown) =>
	value === undefined || value === null || value === '' || value === 0 || Number.isNaN(value);

export function titleIn(item: object): string {
	const title: unknown = Reflect.get(item, 'title') ?? Reflect.get(item, 'name');
	return isObject(title) && typeof title.en === 'string' ? title.en : '';
}

/** A placeholder for an empty value; undefined if there is none. */
function standIn(issue: z.core.$ZodIssue, item: object): unknown {
	const name = issue.path.at(-1);
	if (issue.path.length === 1 && (name === 'slug' || name === 'key')) return addressFrom(titleIn(item));
	if (issue.code === 'invalid_format' && issue.format === 'date') return today();
	if (issue.code === 'invalid_format' && issue.format === 'datetime') return new Date().toISOString();
	if (issue.code === 'invalid_type' && issue.expected === 'string') return '…';
	if (issue.code === 'too_small' && issue.origin === 'string') return '…';
	if (issue.code === 'too_small' && (issue.origin === 'number' || issue.origin === 'int')) return 1;
	if (issue.code === 'too_small' && issue.origin === 'array' && /Ids$/.test(String(name))) return [1];
	return undefined;
}

/** Fills required but empty values with placeholders, so that the preview works from the first word (EDIT-3). */
export function withStandIns(item: object, issues: readonly z.core.$ZodIssue[]): object {
	const filled: object = structuredClone(item);
	for (const issue of issues) {
		const name = issue.path.at(-1);
		const place = issue.path
			.slice(0, -1)
			.reduce<unknown>(
				(inner, step) => (isObject(inner) || Array.isArray(inner) ? Reflect.get(inner, step) : null),
				filled,
			);
		if (name === undefined || typeof place !== 'object' || place === null) continue;
		const given: unknown = Reflect.get(place, name);
		const isOpen = isEmpty(given) || (Array.isArray(given) && given.length === 0);
		const value = isOpen ? standIn(issue, filled) : undefined;
		if (value !== undefined) Reflect.set(place, name, value);
	}
	return filled;
}
