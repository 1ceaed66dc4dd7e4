import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { superlativesIn } from '@site/contract/content-rules/superlatives';
import { expect, it } from 'vitest';

it('no Chinese text of the interface uses a forbidden superlative', () => {
	const files = readdirSync(import.meta.dirname).filter((name) => !name.includes('.test.'));
	const found = files.flatMap((name) =>
		superlativesIn(readFileSync(join(import.meta.dirname, name), 'utf8')).map((word) => `${name}: ${word}`),
	);
	expect(files.length).toBeGreaterThan(20);
	expect(found).toEqual([]);
});
