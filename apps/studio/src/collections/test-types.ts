import { named } from '../snapshot/named.ts';
import type { CollectionPart } from '../snapshot/part.ts';
import { namedCollection } from './named-collection.ts';

export const testTypes = namedCollection({
	slug: 'test-types',
	singular: 'Test type',
	plural: 'Test types',
	group: 'Catalogue',
	description: 'The tags above the product grid.',
});

export const testTypesPart: CollectionPart<'testTypes', 'test-types'> = {
	collection: 'test-types',
	sort: '_order',
	...named,
};
