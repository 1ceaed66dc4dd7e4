import type { CollectionSlug } from 'payload';
import type { Role } from '../access/roles.ts';
import { words } from '../fields/field.ts';
import type { Said } from '../words/said.ts';

interface Named {
	slug: CollectionSlug;
	singular: Said;
	plural: Said;
	group: Said;
	description: Said;
	by?: Role[];
}

/** A collection of bilingual names, ordered by hand. */
export const named = ({ singular, plural, group, description }: Omit<Named, 'slug'>) => ({
	labels: { singular, plural },
	orderable: true as const,
	trash: true,
	sort: '_order',
	admin: { group, useAsTitle: 'name', description },
});

export const nameField = () => words({ label: { en: 'Name', zh: '名称' }, required: true });
