import type { CollectionConfig } from 'payload';
import { contentAccess, hiddenExceptFor } from '../access/content.ts';
import { words } from '../fields/words.ts';
import { named } from '../snapshot/named.ts';
import type { CollectionPart } from '../snapshot/part.ts';

export const testTypes: CollectionConfig = {
	slug: 'test-types',
	labels: { singular: 'Test type', plural: 'Test types' },
	access: contentAccess(),
	orderable: true,
	trash: true,
	admin: {
		group: 'Catalogue',
		useAsTitle: 'name',
		description: 'The tags above the product grid.',
		hidden: hiddenExceptFor('editor'),
	},
	fields: [words('name', { label: 'Name', required: true })],
};

export const testTypesPart: CollectionPart<'testTypes', 'test-types'> = {
	collection: 'test-types',
	sort: '_order',
	...named,
};
