import type {
	CollectionBeforeChangeHook,
	CollectionConfig,
	Field,
	GlobalBeforeChangeHook,
	GlobalConfig,
	PayloadRequest,
} from 'payload';
import { isObject } from '../server/is-object.ts';
import { partOf } from '../snapshot/parts.ts';
import { marksAfter, marksField } from './language-state.ts';

/** Lots are too many to be read through, and a released revision never changes. */
const leftOut = ['lots', 'revisions'];

export const isTranslated = (slug: string): boolean =>
	!leftOut.includes(slug) && (slug === 'pictures' || partOf(slug) !== undefined);

const marks: Field = {
	name: marksField,
	type: 'json',
	access: { create: () => false, update: () => false },
	admin: { disabled: true },
};

const panel: Field = {
	name: 'languages',
	type: 'ui',
	label: { en: 'Languages', zh: '语言' },
	admin: {
		position: 'sidebar',
		components: {
			Field: '/src/languages/languages-panel.tsx#LanguagesPanel',
			Cell: '/src/languages/languages-cell.tsx#LanguagesCell',
		},
	},
};

/** Texts that a translator found to fit still, by the item that they belong to. */
const settledIn = ({ context }: Pick<PayloadRequest, 'context'>): ReadonlySet<string> =>
	context.settled instanceof Set ? context.settled : new Set<string>();

const inCollection: CollectionBeforeChangeHook = ({ collection, data, operation, originalDoc, req }) => {
	// A new document has no outdated translations.
	if (operation === 'create' || !isObject(originalDoc)) return { ...data, [marksField]: {} };
	if (req.context.isRename) return data;
	const after = { ...originalDoc, ...data };
	return { ...data, [marksField]: marksAfter(collection.flattenedFields, originalDoc, after, settledIn(req)) };
};

const inGlobal: GlobalBeforeChangeHook = ({ global, data, originalDoc, req }) => {
	if (req.context.isRename) return data;
	const before = isObject(originalDoc) ? originalDoc : {};
	return { ...data, [marksField]: marksAfter(global.flattenedFields, before, { ...before, ...data }, settledIn(req)) };
};

/** Keeps which Chinese texts are older than their English ones, and says so beside the form and in the list. */
export function withLanguages(config: CollectionConfig): CollectionConfig {
	if (!isTranslated(config.slug)) return config;
	const { defaultColumns } = config.admin ?? {};
	return {
		...config,
		admin: { ...config.admin, ...(defaultColumns && { defaultColumns: [...defaultColumns, 'languages'] }) },
		fields: [...config.fields, marks, panel],
		hooks: { ...config.hooks, beforeChange: [...(config.hooks?.beforeChange ?? []), inCollection] },
	};
}

export function globalWithLanguages(config: GlobalConfig): GlobalConfig {
	if (!isTranslated(config.slug)) return config;
	return {
		...config,
		fields: [...config.fields, marks, panel],
		hooks: { ...config.hooks, beforeChange: [...(config.hooks?.beforeChange ?? []), inGlobal] },
	};
}
