import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@site/contract/brand';
import { expect, test } from 'vitest';
import { sourcesOf } from './sources.ts';
import { root } from './steps.ts';

test('one file names the company: no other source of the programs or the sample does', { tags: '@D1' }, () => {
	const sources = sourcesOf('{apps,packages}/**/*.{ts,tsx,mts,mjs,css,svg,json,vtt,html}').filter(
		(file) => !/\.test\.tsx?$/.test(file),
	);
	const name = new RegExp(brand.name, 'i');
	expect(sources.length).toBeGreaterThan(1000);
	expect(sources.filter((file) => name.test(readFileSync(join(root, file), 'utf8')))).toEqual([
		'packages/contract/src/brand.ts',
	]);
});
