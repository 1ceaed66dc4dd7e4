import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconNames } from '@site/contract/sections';
import { expect, test } from 'vitest';

const drawn = [...readFileSync(join(import.meta.dirname, 'icons.svg'), 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map(
	([, name]) => name,
);

test('every icon that staff can choose is drawn, once', () => {
	expect(drawn).toEqual(expect.arrayContaining([...iconNames]));
	expect(new Set(drawn).size).toBe(drawn.length);
});
