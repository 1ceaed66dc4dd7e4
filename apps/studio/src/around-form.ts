import type { CollectionConfig, Field, GlobalConfig } from 'payload';
import { hasRegulated } from './approval/regulated-fields.ts';
import { anywayField, reasonField } from './contradictions/refuse-contradictions.ts';
import { isTranslated, marksFields } from './languages/marks.ts';
import { globalPreview, itemPreview } from './preview/with-preview.ts';
import { isContent } from './publish/is-content.ts';
import { mayBeUsed } from './publish/keep-in-use.ts';
import { sensibleOfMany } from './publish/sensible-of-many.ts';
import { releaseKinds } from './releases/subjects.ts';
import { withHistory } from './trail/with-history.ts';

/** A component in the form that stores nothing. */
const shown = (name: string, Field: string | { path: string; serverProps: object }, admin: object = {}): Field => ({
	name,
	type: 'ui',
	admin: { disableListColumn: true, components: { Field }, ...admin },
});
const beside = { position: 'sidebar' } as const;

const proposalNote = shown('proposalNote', '/src/approval/proposal-note.tsx#ProposalNote');
const unsaved = shown('unsaved', '/src/unsaved/unsaved-writing.tsx#UnsavedWriting');
const refusal = shown('refusal', '/src/publish/refusal-summary.tsx#RefusalSummary');
const releaseChoice = (kind: string) =>
	shown('releaseChoice', { path: '/src/releases/release-choice.tsx#ReleaseChoice', serverProps: { kind } }, beside);
const whereUsed: Field = {
	...shown('whereUsed', '/src/links/where-used.tsx#WhereUsed', beside),
	label: { en: 'Where used', zh: '使用位置' },
} as Field;

/**
 * Nobody is locked out of a form: colleagues see each other's name, and what both change is merged (EDIT-10, EDIT-11).
 */
const withoutLock = { lockDocuments: false } as const;

/** Components of the studio above and beside the fields of a form. */
const around = (slug: string, fields: Field[]): Field[] => [
	...(isContent(slug) ? [unsaved] : []),
	...(isContent(slug) || slug === 'pictures' ? [refusal] : []),
	...(isContent(slug) ? [reasonField, anywayField] : []),
	...fields,
	...(releaseKinds.includes(slug) ? [releaseChoice(slug)] : []),
];

export function withForm(config: CollectionConfig): CollectionConfig {
	const { slug, admin = {} } = config;
	const columns = isTranslated(slug) && admin.defaultColumns;
	return withHistory({
		...config,
		...withoutLock,
		admin: {
			...admin,
			pagination: { defaultLimit: 25, limits: [10, 25, 50, 100], ...admin.pagination },
			// The API tab shows a document's raw data, which is of no use to staff.
			hideAPIURL: true,
			...(columns && { defaultColumns: [...columns, 'languages'] }),
			...itemPreview(config),
		},
		fields: [
			...(hasRegulated(slug) ? [proposalNote] : []),
			...around(slug, config.fields).map(sensibleOfMany),
			...(isTranslated(slug) ? marksFields : []),
			...(mayBeUsed(slug) ? [whereUsed] : []),
		],
	});
}

export const globalWithForm = (config: GlobalConfig): GlobalConfig =>
	withHistory({
		...config,
		...withoutLock,
		admin: { ...config.admin, hideAPIURL: true, ...globalPreview(config) },
		fields: [...around(config.slug, config.fields), ...(isTranslated(config.slug) ? marksFields : [])],
	});
