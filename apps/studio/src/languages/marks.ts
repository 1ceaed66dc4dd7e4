import type { CollectionBeforeChangeHook, Field, GlobalBeforeChangeHook, PayloadRequest } from 'payload';
import { isObject } from '../server/is-object.ts';
import { policiesOf } from '../snapshot/parts.ts';
import { marksAfter, marksField } from './language-state.ts';

export function isTranslated(slug: string): boolean {
	const policies = policiesOf(slug);
	return policies ? !policies.untranslated : slug === 'pictures';
}

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

/** The marks, and their display in the form and the list. */
export const marksFields = [marks, panel];

const settledIn = ({ context }: Pick<PayloadRequest, 'context'>) => context.settled ?? new Set<string>();

/** Records which Chinese texts are older than their English ones. */
export const markCollection: CollectionBeforeChangeHook = ({ collection, data, operation, originalDoc, req }) => {
	// A new document has no outdated translations.
	if (operation === 'create' || !isObject(originalDoc)) return { ...data, [marksField]: {} };
	if (req.context.cause === 'renaming') return data;
	const after = { ...originalDoc, ...data };
	return { ...data, [marksField]: marksAfter(collection.flattenedFields, originalDoc, after, settledIn(req)) };
};

export const markGlobal: GlobalBeforeChangeHook = ({ global, data, originalDoc, req }) => {
	if (req.context.cause === 'renaming') return data;
	const before = isObject(originalDoc) ? originalDoc : {};
	return { ...data, [marksField]: marksAfter(global.flattenedFields, before, { ...before, ...data }, settledIn(req)) };
};
