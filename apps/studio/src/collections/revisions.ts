import { type DocumentLanguage, documentLanguages, revisionLabel } from '@site/contract/document-address';
import type { CollectionConfig } from 'payload';
import { hiddenExceptFor, regulatedAccess } from '../access/content.ts';
import { day, dayShown } from '../fields/day.ts';
import { emptyOr } from '../fields/filled.ts';
import { words } from '../fields/words.ts';
import { noon } from '../mapping/noon.ts';
import { pair } from '../mapping/pairs.ts';
import type { CollectionPart } from '../mapping/part.ts';
import { day as dayOf, idOf, text } from '../mapping/words.ts';
import { factsOfFile } from '../media/facts-of-file.ts';
import { onlyAllowedTypes } from '../media/files-in-words.ts';
import { missingFile } from '../media/missing-file.ts';
import { onlyWhole } from '../media/only-whole.ts';
import { fixedInForm, noteChange } from '../revisions/fixed-in-form.ts';
import { guardReleased } from '../revisions/guard-released.ts';
import { nameByHash } from '../revisions/name-by-hash.ts';
import { afterRelease, keepReleased, nameRevision, onlyDraftsGo } from '../revisions/release.ts';
import { settings } from '../settings.ts';
import { tellOfRevision } from '../watches/tell.ts';
import type { Said } from '../words/said.ts';

const languages: Record<DocumentLanguage, Said> = {
	en: { en: 'English', zh: '英文' },
	zh: { en: 'Chinese', zh: '中文' },
	es: { en: 'Spanish', zh: '西班牙文' },
	fr: { en: 'French', zh: '法文' },
	de: { en: 'German', zh: '德文' },
	it: { en: 'Italian', zh: '意大利文' },
	pt: { en: 'Portuguese', zh: '葡萄牙文' },
};

export const revisions: CollectionConfig = {
	slug: 'revisions',
	labels: { singular: { en: 'Revision', zh: '修订版' }, plural: { en: 'Revisions', zh: '修订版' } },
	access: regulatedAccess,
	disableDuplicate: true,
	indexes: [{ fields: ['document', 'language', 'number'], unique: true }],
	admin: {
		group: { en: 'Catalog', zh: '产品目录' },
		useAsTitle: 'title',
		defaultColumns: ['title', 'language', 'number', 'state', 'effectiveOn'],
		description: {
			en: 'One issue of a document in one language. From its release on nobody can change or delete it; a newer one supersedes it, and it can be withdrawn.',
			zh: '一份文件在一种语言下的一个版本。发布之后任何人都不能修改或删除；新修订版会取代它，也可以将其撤回。',
		},
		hidden: hiddenExceptFor('editor'),
	},
	upload: {
		// The studio fetches no files from elsewhere.
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
		{ name: 'title', type: 'text', label: { en: 'Title', zh: '标题' }, admin: { hidden: true } },
		{
			name: 'document',
			type: 'relationship',
			label: { en: 'Document', zh: '文件' },
			relationTo: 'product-documents',
			required: true,
			index: true,
		},
		{
			type: 'row',
			fields: [
				{
					name: 'language',
					type: 'select',
					label: { en: 'Language', zh: '语言' },
					required: true,
					options: documentLanguages.map((value) => ({ label: languages[value], value })),
				},
				{
					name: 'number',
					type: 'number',
					label: { en: 'Number', zh: '编号' },
					required: true,
					min: 1,
					admin: {
						description: {
							en: 'The order in which revisions come out: 1, 2, 3. The highest that is released holds.',
							zh: '修订版的先后次序：1、2、3。已发布的最高版本有效。',
						},
					},
				},
				{
					name: 'label',
					type: 'text',
					label: { en: 'Name', zh: '名称' },
					admin: {
						description: {
							en: 'Where a revision is not called by its number: A, 2026-01. It stands in the address.',
							zh: '修订版不以编号称呼时填写：A、2026-01。它会出现在地址中。',
						},
					},
					validate: emptyOr((value) => revisionLabel.test(value), {
						en: 'Letters, digits, hyphens and dots.',
						zh: '字母、数字、连字符和点。',
					}),
				},
			],
		},
		day('effectiveOn', { label: { en: 'Effective date', zh: '生效日期' } }),
		words('changes', {
			label: { en: 'What changed', zh: '变更内容' },
			long: true,
			help: { en: 'Visitors read it beside the revision.', zh: '访客可在修订版旁看到。' },
		}),
		{
			type: 'row',
			fields: [
				{
					name: 'lotsFrom',
					type: 'text',
					label: { en: 'First lot', zh: '第一个批号' },
					admin: { description: { en: 'Empty: from the beginning.', zh: '留空：从最初开始。' } },
				},
				{
					name: 'lotsTo',
					type: 'text',
					label: { en: 'Last lot', zh: '最后一个批号' },
					admin: { description: { en: 'Empty: until further notice.', zh: '留空：直至另行通知。' } },
				},
			],
		},
		{
			name: 'state',
			type: 'select',
			label: { en: 'State', zh: '状态' },
			required: true,
			defaultValue: 'draft',
			options: [
				{ label: { en: 'Draft: not on the site', zh: '草稿：不在网站上' }, value: 'draft' },
				{ label: { en: 'Released', zh: '已发布' }, value: 'released' },
				{ label: { en: 'Superseded', zh: '已被取代' }, value: 'superseded' },
				{ label: { en: 'Withdrawn', zh: '已撤回' }, value: 'withdrawn' },
			],
			admin: {
				position: 'sidebar',
				description: {
					en: 'Releasing supersedes the former revision of this language by itself. There is no way back to draft.',
					zh: '发布后会自动取代该语言的前一修订版。无法再退回草稿。',
				},
			},
		},
		words('reason', {
			label: { en: 'Why it was withdrawn', zh: '撤回原因' },
			long: true,
			help: { en: 'Only for a withdrawn one: it stands at its address.', zh: '仅用于已撤回的修订版：显示在其地址上。' },
		}),
		{
			...day('endedOn', {
				label: { en: 'Superseded or withdrawn on', zh: '被取代或撤回的日期' },
				sidebar: true,
				required: false,
			}),
			admin: {
				position: 'sidebar',
				readOnly: true,
				...dayShown,
			},
		},
		{
			name: 'references',
			type: 'textarea',
			label: { en: 'Catalog numbers at the release', zh: '发布时的货号' },
			admin: { position: 'sidebar', readOnly: true },
		},
		{
			name: 'sha256',
			type: 'text',
			label: { en: 'SHA-256 of the file', zh: '文件的 SHA-256' },
			admin: { position: 'sidebar', readOnly: true },
		},
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
