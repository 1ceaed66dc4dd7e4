import type { CollectionSlug } from 'payload';
import type { Said } from '../words/said.ts';
import type { Codec } from './codec.ts';
import { or, relation } from './field.ts';

/** The parent of an item in the same collection; a parent has no parent itself. */
export const parent = (collection: CollectionSlug, name: Said): Codec<number | null> =>
	or(
		null,
		relation(collection, {
			stored: 'parent',
			label: { en: 'Belongs to', zh: '上级' },
			filterOptions: { parent: { exists: false } },
			sidebar: true,
			help: {
				en: `Empty for a top-level ${name.en}. Two levels at most.`,
				zh: `顶级${name.zh}留空。最多两级。`,
			},
		}),
	);
