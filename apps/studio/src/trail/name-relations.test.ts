import type { FlattenedField, PayloadRequest } from 'payload';
import { expect, it } from 'vitest';
import { differences } from './differences.ts';
import { nameRelations } from './name-relations.ts';

const fields: FlattenedField[] = [
	{ name: 'title', type: 'text', label: 'Title' },
	{ name: 'worksWith', type: 'relationship', relationTo: 'products', hasMany: true, label: 'Works with' },
];
const products = { config: { admin: { useAsTitle: 'title' } } };
const findByID = async ({ id }: { id: number }) => (id === 7 ? null : { id, title: `Test ${id}` });
const req = { payload: { collections: { products }, findByID } } as unknown as PayloadRequest;

it('keeps text unchanged, and names only the targets of relations', { tags: '@TRAIL-1' }, async () => {
	const found = differences(fields, { title: 'products #5' }, { title: 'products #6', worksWith: [5, 7] });
	expect(await nameRelations(req, found)).toEqual([
		{ path: 'title', label: 'Title', before: 'products #5', after: 'products #6' },
		{ path: 'worksWith', label: 'Works with', before: null, after: 'Test 5 (#5), products #7' },
	]);
});
