import { type DocumentLanguage, documentLanguages, revisionLabel } from '@site/contract/document-address';
import type { CollectionConfig } from 'payload';
import { hiddenExceptFor, regulatedAccess } from '../access/content.ts';
import { day } from '../fields/day.ts';
import { words } from '../fields/words.ts';
import { factsOfFile } from '../media/facts-of-file.ts';
import { onlyAllowedTypes } from '../media/files-in-words.ts';
import { missingFile } from '../media/missing-file.ts';
import { onlyWhole } from '../media/only-whole.ts';
import { fixedInForm, noteChange } from '../revisions/fixed-in-form.ts';
import { guardReleased } from '../revisions/guard-released.ts';
import { nameByHash } from '../revisions/name-by-hash.ts';
import { afterRelease, keepReleased, nameRevision, onlyDraftsGo } from '../revisions/release.ts';
import { noon } from '../seed/noon.ts';
import { pair } from '../seed/pairs.ts';
import { settings } from '../settings.ts';
import type { CollectionPart } from '../snapshot/part.ts';
import { day as dayOf, idOf, text } from '../snapshot/words.ts';
import { tellOfRevision } from '../watches/tell.ts';

const languages: Record<DocumentLanguage, string> = {
	en: 'English',
	zh: 'Chinese',
	es: 'Spanish',
	fr: 'French',
	de: 'German',
	it: 'Italian',
	pt: 'Portuguese',
};

export const revisions: CollectionConfig = {
	slug: 'revisions',
	labels: { singular: 'Revision', plural: 'Revisions' },
	access: regulatedAccess,
	disableDuplicate: true,
	indexes: [{ fields: ['document', 'language', 'number'], unique: true }],
	admin: {
		group: 'Catalogue',
		useAsTitle: 'title',
		defaultColumns: ['title', 'language', 'number', 'state', 'effectiveOn'],
		description:
			'One issue of a document in one language. From its release on nobody can change or delete it; a newer one supersedes it, and it can be withdrawn.',
		hidden: hiddenExceptFor('editor'),
	},
	upload: {
		// The studio fetches nothing for anybody.
		pasteURL: false,
		staticDir: settings.folders.revisions,
		handlers: missingFile('revisions'),
		mimeTypes: ['application/pdf'],
		bulkUpload: false,
	},
	hooks: {
		beforeOperation: [noteChange, factsOfFile, guardReleased, onlyWhole, onlyAllowedTypes, nameByHash],
		beforeChange: [nameRevision, keepReleased],
		afterChange: [afterRelease, tellOfRevision],
		beforeDelete: [onlyDraftsGo],
	},
	fields: fixedInForm([
		{
			name: 'releasedNote',
			type: 'ui',
			admin: { disableListColumn: true, components: { Field: '/src/revisions/released-note.tsx#ReleasedNote' } },
		},
		{ name: 'title', type: 'text', admin: { hidden: true } },
		{ name: 'document', type: 'relationship', relationTo: 'product-documents', required: true, index: true },
		{
			type: 'row',
			fields: [
				{
					name: 'language',
					type: 'select',
					required: true,
					options: documentLanguages.map((value) => ({ label: languages[value], value })),
				},
				{
					name: 'number',
					type: 'number',
					label: 'Number',
					required: true,
					min: 1,
					admin: { description: 'The order in which revisions come out: 1, 2, 3. The highest that is released holds.' },
				},
				{
					name: 'label',
					type: 'text',
					label: 'Name',
					admin: { description: 'Where a revision is not called by its number: A, 2026-01. It stands in the address.' },
					validate: (value: unknown) =>
						!value || (typeof value === 'string' && revisionLabel.test(value)) || 'Letters, digits, hyphens and dots.',
				},
			],
		},
		day('effectiveOn', { label: 'Effective date' }),
		words('changes', { label: 'What changed', long: true, help: 'Visitors read it beside the revision.' }),
		{
			type: 'row',
			fields: [
				{ name: 'lotsFrom', type: 'text', label: 'First lot', admin: { description: 'Empty: from the beginning.' } },
				{ name: 'lotsTo', type: 'text', label: 'Last lot', admin: { description: 'Empty: until further notice.' } },
			],
		},
		{
			name: 'state',
			type: 'select',
			required: true,
			defaultValue: 'draft',
			options: [
				{ label: 'Draft: not on the site', value: 'draft' },
				{ label: 'Released', value: 'released' },
				{ label: 'Superseded', value: 'superseded' },
				{ label: 'Withdrawn', value: 'withdrawn' },
			],
			admin: {
				position: 'sidebar',
				description:
					'Releasing supersedes the former revision of this language by itself. There is no way back to draft.',
			},
		},
		words('reason', {
			label: 'Why it was withdrawn',
			long: true,
			help: 'Only for a withdrawn one: it stands at its address.',
		}),
		{
			...day('endedOn', { label: 'Superseded or withdrawn on', sidebar: true, required: false }),
			admin: {
				position: 'sidebar',
				readOnly: true,
				date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' },
			},
		},
		{
			name: 'references',
			type: 'textarea',
			label: 'Catalogue numbers at the release',
			admin: { position: 'sidebar', readOnly: true },
		},
		{ name: 'sha256', type: 'text', label: 'SHA-256 of the file', admin: { position: 'sidebar', readOnly: true } },
	]),
};

export const revisionsPart: CollectionPart<'revisions', 'revisions'> = {
	collection: 'revisions',
	names: {
		documentId: 'document',
		'lots.from': 'lotsFrom',
		'lots.to': 'lotsTo',
		'file.name': 'filename',
		'file.sha256': 'sha256',
		'file.bytes': 'filesize',
		file: 'filename',
	},
	sort: 'id',
	where: { state: { not_equals: 'draft' } },
	toSnapshot: (doc) => ({
		id: doc.id,
		documentId: idOf(doc.document),
		language: doc.language,
		number: doc.number,
		label: doc.label ?? '',
		effectiveOn: dayOf(doc.effectiveOn),
		changes: text(doc.changes, doc.changesCn),
		lots: { from: doc.lotsFrom ?? '', to: doc.lotsTo ?? '' },
		references: (doc.references ?? '').split('\n').filter(Boolean),
		// A draft is held to what it will have to meet once it is released.
		state: doc.state === 'draft' ? 'released' : doc.state,
		endedOn: dayOf(doc.endedOn),
		reason: text(doc.reason, doc.reasonCn),
		file: { name: doc.filename ?? '', sha256: doc.sha256 ?? '', bytes: doc.filesize ?? 0 },
	}),
	fromSample: (item) => ({
		id: item.id,
		document: item.documentId,
		language: item.language,
		number: item.number,
		label: item.label,
		effectiveOn: noon(item.effectiveOn),
		...pair('changes', item.changes),
		lotsFrom: item.lots.from,
		lotsTo: item.lots.to,
		references: item.references.join('\n'),
		state: item.state,
		...(item.endedOn && { endedOn: noon(item.endedOn) }),
		...pair('reason', item.reason),
		sha256: item.file.sha256,
	}),
};
