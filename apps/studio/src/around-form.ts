import type { TFunction } from '@payloadcms/translations';
import type { CollectionConfig, Field, GlobalConfig } from 'payload';
import { hasRegulated } from './approval/regulated-fields.ts';
import { anywayField, reasonField } from './contradictions/refuse-contradictions.ts';
import { isTranslated, marksFields } from './languages/marks.ts';
import { globalPreview, itemPreview } from './preview/with-preview.ts';
import { isContent } from './publish/is-content.ts';
import { mayBeUsed } from './publish/keep-in-use.ts';
import { releaseKinds } from './releases/subjects.ts';
import { ruleFor } from './trail/rules.ts';

/** Fields that can have the same value in many items. Texts, rows and pictures belong to one item. */
const common = ['checkbox', 'date', 'number', 'radio', 'relationship', 'select'];

/** Changing many items at once offers only fields that can have the same value in all. */
function sensibleOfMany(field: Field): Field {
	if (field.type === 'tabs')
		return {
			...field,
			tabs: field.tabs.map((tab) => ('name' in tab ? tab : { ...tab, fields: tab.fields.map(sensibleOfMany) })),
		};
	if (field.type === 'row' || field.type === 'collapsible')
		return { ...field, fields: field.fields.map(sensibleOfMany) };
	if (common.includes(field.type)) return field;
	return { ...field, admin: { ...field.admin, disableBulkEdit: true } } as Field;
}

const history = {
	path: '/history',
	Component: '/src/trail/history-view.tsx#HistoryView',
	// Payload takes no bilingual label here; the words are in studio-languages.ts.
	tab: { label: ({ t }: { t: TFunction }) => t('studio:history' as never), href: '/history' },
} as const;

const versions = { Component: '/src/trail/versions-view.tsx#VersionsView' } as const;

/** The page that compares a version. */
const version = { actions: ['/src/trail/restore-action.tsx#RestoreAction'] };

/** Adds to each item's form its history, and its versions with their users' names. */
function withHistory<C extends CollectionConfig | GlobalConfig>(config: C): C {
	if (ruleFor(config.slug).kind === 'nothing' || config.admin?.hidden === true) return config;
	const { components } = config.admin ?? {};
	const views = {
		...components?.views,
		edit: { ...components?.views?.edit, history, ...(config.versions && { versions, version }) },
	};
	return { ...config, admin: { ...config.admin, components: { ...components, views } } };
}

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
