import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { keyed } from './keyed.ts';

test('a visitor’s repeated text is two rows, and a new row changes no key', { tags: '@DESK-10' }, () => {
	const keys = (rows: string[]) => keyed(rows).map(({ key }) => key);
	expect(keys(['Please call.', 'Thanks.', 'Please call.'])).toEqual(['1 Please call.', '1 Thanks.', '2 Please call.']);
	expect(keys(['Hello.', 'Thanks.'])).toContain('1 Thanks.');
});

const sources = fileURLToPath(new URL('..', import.meta.url));
const components = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
/** Texts that people write, and changed fields: a removed row and its replacement have the same path. */
const written = /\bkey=\{(?:`[^`]*\$\{)?(?:text|paragraph|problem|message|reason|quantity|before|change\.path)\b/;

test('no row has a text as key that may occur twice', { tags: '@DESK-10' }, () => {
	expect(components.filter((name) => written.test(readFileSync(join(sources, name), 'utf8')))).toEqual([]);
});
