import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { keyed } from './keyed.ts';

// Holds DESK-10.
test('what a visitor wrote twice is two rows, and a new row changes the key of none', () => {
	const keys = (rows: string[]) => keyed(rows).map(({ key }) => key);
	expect(keys(['Please call.', 'Thanks.', 'Please call.'])).toEqual(['1 Please call.', '1 Thanks.', '2 Please call.']);
	expect(keys(['Hello.', 'Thanks.'])).toContain('1 Thanks.');
});

const sources = fileURLToPath(new URL('..', import.meta.url));
const components = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
/** What people write, and fields that differ: a row that was removed and one in its place are at the same path. */
const written = /\bkey=\{(?:`[^`]*\$\{)?(?:text|paragraph|problem|message|reason|quantity|before|change\.path)\b/;

// Holds DESK-10.
test('no row is known by a text that may stand there twice', () => {
	expect(components.filter((name) => written.test(readFileSync(join(sources, name), 'utf8')))).toEqual([]);
});
