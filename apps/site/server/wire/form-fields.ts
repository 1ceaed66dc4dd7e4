import type { Language } from '@site/contract/language';
import { plainLine, plainProse } from '@site/contract/plain-text';
import type { WireAnswer } from '@site/contract/wire';
import { z } from 'zod';
import { invalid } from './answer.ts';

/** Only to stop abuse; nothing a visitor writes comes near them. */
const longestLine = 200;
const longestProse = 10_000;
const prose = new Set(['content', 'cover_letter']);

const written = z.string().nullish();

export const line = written.transform((value) => plainLine(value ?? ''));
export const paragraphs = written.transform((value) => plainProse(value ?? ''));

/** Says what is wrong with a form, or undefined. The fields concerned are named for clients that can show them. */
export function formProblem(
	form: Readonly<Record<string, unknown>>,
	required: readonly string[],
	language: Language,
): WireAnswer<{ fields: string[] }> | undefined {
	const empty = required.filter((name) => form[name] === '' || form[name] === undefined);
	if (empty.length > 0) return invalid(language, missingMessage(empty, required), { fields: empty });
	for (const [name, value] of Object.entries(form)) {
		const limit = prose.has(name) ? longestProse : longestLine;
		if (typeof value !== 'string' || value.length <= limit) continue;
		return invalid(language, prose.has(name) ? 'tooLongProse' : 'tooLong', { fields: [name] }, { limit });
	}
	return undefined;
}

function missingMessage(empty: readonly string[], required: readonly string[]) {
	if (empty.length === required.length) return 'requiredFields';
	return empty.length === 1 && empty[0] === 'source' ? 'requiredChoice' : 'requiredField';
}
