import { named } from '../mapping/named.ts';
import type { CollectionPart } from '../mapping/part.ts';
import { namedCollection } from './named-collection.ts';

export const testTypes = namedCollection({
	slug: 'test-types',
	singular: { en: 'Test type', zh: '检测类型' },
	plural: { en: 'Test types', zh: '检测类型' },
	group: { en: 'Catalog', zh: '产品目录' },
	description: { en: 'The tags above the product grid.', zh: '产品网格上方的标签。' },
});

export const testTypesPart: CollectionPart<'testTypes', 'test-types'> = {
	collection: 'test-types',
	sort: '_order',
	...named,
};
