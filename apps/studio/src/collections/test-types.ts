import { defineContent } from './define-content.ts';
import { named, nameField } from './named-collection.ts';

export const testTypes = defineContent('testTypes', 'test-types', {
	...named({
		singular: { en: 'Test type', zh: '检测类型' },
		plural: { en: 'Test types', zh: '检测类型' },
		group: { en: 'Catalog', zh: '产品目录' },
		description: { en: 'The tags above the product grid.', zh: '产品网格上方的标签。' },
	}),
	fields: { name: nameField() },
});
