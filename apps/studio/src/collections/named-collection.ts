import type { CollectionConfig, Field } from 'payload';
import { contentAccess, hiddenExceptFor } from '../access/content.ts';
import type { Role } from '../access/roles.ts';
import { words } from '../fields/words.ts';
import type { Said } from '../words/said.ts';

type Named = {
	slug: string;
	singular: Said;
	plural: Said;
	group: Said;
	description: Said;
	by?: Role[];
	/** What some have beside their name. */
	fields?: Field[];
};

/** Things that are no more than a name in both languages, in the order that staff give them. */
export const namedCollection = ({
	slug,
	singular,
	plural,
	group,
	description,
	by = [],
	fields = [],
}: Named): CollectionConfig => ({
	slug,
	labels: { singular, plural },
	access: contentAccess(...by),
	orderable: true,
	trash: true,
	admin: { group, useAsTitle: 'name', description, hidden: hiddenExceptFor('editor', ...by) },
	fields: [words('name', { label: { en: 'Name', zh: '名称' }, required: true }), ...fields],
});
