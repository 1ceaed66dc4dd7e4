import type { CollectionConfig } from 'payload';
import { nobody, only } from '../access/roles.ts';

/** Counted views of a product on a day; the dashboard adds them up. */
export const productViews: CollectionConfig = {
	slug: 'product-views',
	access: { read: only('editor', 'sales'), create: nobody, update: nobody, delete: nobody },
	admin: { hidden: true },
	fields: [
		{ name: 'batch', type: 'text', required: true, unique: true },
		{ name: 'productId', type: 'number', required: true },
		{ name: 'day', type: 'text', required: true, index: true },
		{ name: 'language', type: 'text', required: true },
		{ name: 'views', type: 'number', required: true },
	],
};
