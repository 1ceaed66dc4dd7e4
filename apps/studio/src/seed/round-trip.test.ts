import { Picture } from '@site/contract/picture';
import { type Snapshot, type SnapshotPart, snapshotParts } from '@site/contract/snapshot';
import { demoSnapshot } from '@site/demo/snapshot';
import { expect, test } from 'vitest';
import { itemsOf, parts } from '../snapshot/parts.ts';
import { picturesIn } from './seed-pictures.ts';

const pictures: Picture[] = [];
const known = new Map(picturesIn(demoSnapshot).map((picture) => [picture.url, picture]));
/** A text names its pictures by address only. */
const idOf = (named: Pick<Picture, 'url'>) => {
	const picture = Picture.safeParse(named).data ?? known.get(named.url);
	return pictures.push(picture ?? expect.fail(`no picture ${named.url}`));
};
const find = (id: unknown) => pictures[Number(id) - 1];
const need = (id: unknown) => find(id) ?? expect.fail(`no picture ${id}`);

/** White space around tags and different spellings of a character do not change the meaning. */
const plain = (value: unknown): unknown => {
	if (typeof value === 'string')
		return value
			.replace(/>\s+</g, '><')
			.replaceAll('&#39;', "'")
			.replaceAll('&quot;', '"')
			.replaceAll('<br>', '<br />')
			.trim();
	if (Array.isArray(value)) return value.map(plain);
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
};

/** Facts about the file of a document or film are derived from the file, and the studio numbers a product's tabs. */
const own: Partial<Record<SnapshotPart, (item: never) => object>> = {
	documents: ({ url: _, format: __, ...rest }: Snapshot['documents'][number]) => rest,
	films: ({ file: _, ...rest }: Snapshot['films'][number]) => rest,
	products: (item: Snapshot['products'][number]) => ({
		...item,
		resources: item.resources.map(({ id: _, ...rest }) => rest),
	}),
};

function there(name: SnapshotPart, sample: unknown): unknown {
	const part = parts[name];
	return part.toSnapshot(part.fromSample(sample as never, idOf) as never, {
		...{ find, need },
		reusable: () => undefined,
		pageAddress: () => undefined,
	});
}

test.each(snapshotParts)('the studio gives the site the same %s as the sample', (name) => {
	for (const item of itemsOf(name, demoSnapshot)) {
		const said = (value: unknown) => JSON.parse(JSON.stringify(plain((own[name] ?? ((same) => same))(value as never))));
		expect(said(there(name, item))).toEqual(said(item));
	}
});
