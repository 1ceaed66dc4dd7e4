import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import manifest from './pictures.json' with { type: 'json' };

const folders = [
	{ kind: 'pictures', extension: 'webp', entries: Object.entries(manifest.pictures) },
	{ kind: 'drawings', extension: 'svg', entries: Object.entries(manifest.drawings) },
];

for (const { kind, extension, entries } of folders) {
	const folder = fileURLToPath(new URL(`../${kind}/`, import.meta.url));

	describe(kind, () => {
		test('the manifest names every file and no other', () => {
			expect(entries.map(([name]) => `${name}.${extension}`).sort()).toEqual(readdirSync(folder).sort());
		});

		test.each(entries)('%s has the content and size of the manifest', async (name, entry) => {
			const file = readFileSync(`${folder}${name}.${extension}`);
			expect(entry.hash).toBe(createHash('sha256').update(file).digest('hex').slice(0, 10));
			const { width, height } = await sharp(file).metadata();
			expect({ width: entry.width, height: entry.height }).toEqual({ width, height });
		});
	});
}

test('every picture is described in both languages', () => {
	for (const { alt } of Object.values(manifest.pictures)) {
		expect(alt.en).toMatch(/\w/);
		expect(alt.cn).toMatch(/\p{Script=Han}/u);
	}
});

test('drawings hold their text as outlines, since an image element loads no fonts', () => {
	for (const name of Object.keys(manifest.drawings)) {
		const text = readFileSync(new URL(`../drawings/${name}.svg`, import.meta.url), 'utf8');
		expect(text).not.toMatch(/<text|<script|href=|font-family/);
	}
});
