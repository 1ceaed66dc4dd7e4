import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { isServerFunction } from './server-functions.ts';

it('accepts the names that Payload’s pages call, and no others', async () => {
	const source = await readFile(
		fileURLToPath(import.meta.resolve('@payloadcms/next/layouts')).replace(
			/exports.*/,
			'utilities/handleServerFunctions.js',
		),
		'utf8',
	);
	const table = /baseServerFunctions = \{(.*?)\}/s.exec(source)?.[1] ?? '';
	const names = [...table.matchAll(/^\s*'?([\w-]+)'?:/gm)].map(([, name]) => name);
	expect(names.length).toBeGreaterThan(10);
	expect(names.filter((name) => !isServerFunction({ name }))).toEqual([]);
	for (const call of [
		{ name: 'constructor' },
		{ name: '__proto__' },
		{ name: 'toString' },
		{ name: 'x' },
		{},
		null,
		'x',
	])
		expect(isServerFunction(call), JSON.stringify(call)).toBe(false);
});
