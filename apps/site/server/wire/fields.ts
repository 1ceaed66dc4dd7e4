import type { Language } from '@site/contract/language';
import { z } from 'zod';

const withoutNull = (value: string) => !value.includes('\0');

/** An optional text. */
export const text = z
	.string()
	.refine(withoutNull)
	.nullish()
	.transform((value) => value?.trim() ?? '');

const numberOrText = z.union([z.string().refine(withoutNull), z.number()]).nullish();

/** Missing or unknown means English. */
export const language = numberOrText.transform((value): Language => (value === 'cn' ? 'cn' : 'en'));

/** `a, b,,c` as its parts. */
const parts = (joined: string) =>
	joined
		.split(',')
		.map((part) => part.trim())
		.filter((part) => part !== '');

export const slugs = text.transform(parts);

/** Used for unreadable ids: no item has it, so they end in "not found". */
const noId = -1;
const toId = (part: string) => (/^\d{1,15}$/.test(part) ? Number(part) : noId);

export const ids = numberOrText.transform((value) => parts(String(value ?? '')).map(toId));
export const optionalId = numberOrText.transform((value) => {
	const written = String(value ?? '').trim();
	return written === '' ? undefined : toId(written);
});

/** `1` means yes; anything else, or nothing, means no. */
export const flag = numberOrText.transform((value) => String(value ?? '').trim() === '1');

/** A category by number or slug. */
export const idOrSlug = numberOrText.transform((value) => String(value ?? '').trim());

/** A number from 1 on, perhaps as text; empty text means the default. */
const positive = (usual: number) =>
	z
		.union([z.int().positive(), z.string().regex(/^\s*(0*[1-9]\d{0,14})?\s*$/)])
		.nullish()
		.transform((value) => Number(value ?? '') || usual);

export const paging = (usualSize: number) => ({ page: positive(1), page_size: positive(usualSize) });
