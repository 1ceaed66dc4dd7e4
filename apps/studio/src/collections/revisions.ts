import { revisionLabel } from '@site/contract/document-address';
import type { Revision } from '@site/contract/product-documents';
import { row } from '../fields/codec.ts';
import {
	choice,
	day,
	formOnly,
	note,
	number,
	ofFile,
	or,
	own,
	relation,
	text,
	together,
	words,
} from '../fields/field.ts';
import { emptyOr } from '../fields/filled.ts';
import { factsOfFile } from '../media/facts-of-file.ts';
import { onlyAllowedTypes } from '../media/files-in-words.ts';
import { missingFile } from '../media/missing-file.ts';
import { onlyWhole } from '../media/only-whole.ts';
import { fixedInForm, noteChange } from '../revisions/fixed-in-form.ts';
import { guardReleased } from '../revisions/guard-released.ts';
import { nameByHash } from '../revisions/name-by-hash.ts';
import { afterRelease, keepReleased, nameRevision, numberNext, onlyDraftsGo } from '../revisions/release.ts';
import { settings } from '../settings.ts';
import { tellOfRevision } from '../watches/tell.ts';
import { documentLanguageChoices } from '../words/document-names.ts';
import type { Said } from '../words/said.ts';
import { defineContent } from './define-content.ts';

const lots = together<Revision['lots']>(
	row({
		from: or(
			'',
			text({
				stored: 'lotsFrom',
				label: { en: 'First lot', zh: '第一个批号' },
				help: { en: 'Empty: from the beginning.', zh: '留空：从最初开始。' },
			}),
		),
		to: or(
			'',
			text({
				stored: 'lotsTo',
				label: { en: 'Last lot', zh: '最后一个批号' },
				help: { en: 'Empty: until further notice.', zh: '留空：直至另行通知。' },
			}),
		),
	}),
);

const states: Record<Revision['state'] | 'draft', Said> = {
	draft: { en: 'Draft: not on the site', zh: '草稿：不在网站上' },
	released: { en: 'Released', zh: '已发布' },
	superseded: { en: 'Superseded', zh: '已被取代' },
	withdrawn: { en: 'Withdrawn', zh: '已撤回' },
};

const state = choice(states, {
	label: { en: 'State', zh: '状态' },
	required: true,
	defaultValue: 'draft',
	sidebar: true,
	help: {
		en: 'Releasing supersedes the former revision of this language by itself. There is no way back to draft.',
		zh: '发布后会自动取代该语言的前一修订版。无法再退回草稿。',
	},
});

const revision = defineContent('revisions', 'revisions', {
	labels: { singular: { en: 'Revision', zh: '修订版' }, plural: { en: 'Revisions', zh: '修订版' } },
	disableDuplicate: true,
	indexes: [{ fields: ['document', 'language', 'number'], unique: true }],
	isRegulated: true,
	regulated: { from: 'documents and notices', fields: ['state'], free: ['draft', 'superseded', 'withdrawn'] },
	unreleased: true,
	unseen: true,
	untranslated: true,
	sort: 'id',
	where: { state: { not_equals: 'draft' } },
	admin: {
		group: { en: 'Catalog', zh: '产品目录' },
		useAsTitle: 'title',
		defaultColumns: ['title', 'language', 'number', 'state', 'effectiveOn'],
		components: { edit: { SaveButton: '/src/revisions/save-revision.tsx#SaveRevision' } },
		description: {
			en: 'One issue of a document in one language. From its release on nobody can change or delete it; a newer one supersedes it, and it can be withdrawn.',
			zh: '一份文件在一种语言下的一个版本。发布之后任何人都不能修改或删除；新修订版会取代它，也可以将其撤回。',
		},
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
		beforeValidate: [numberNext],
		beforeChange: [nameRevision, keepReleased],
		afterChange: [afterRelease, tellOfRevision],
		beforeDelete: [onlyDraftsGo],
	},
	fields: {
		_releasedNote: note('releasedNote', '/src/revisions/released-note.tsx#ReleasedNote'),
		_title: formOnly({ name: 'title', type: 'text', label: { en: 'Title', zh: '标题' }, admin: { hidden: true } }),
		documentId: relation('product-documents', {
			stored: 'document',
			label: { en: 'Document', zh: '文件' },
			required: true,
			index: true,
		}),
		...row({
			language: choice(documentLanguageChoices, { label: { en: 'Language', zh: '语言' }, required: true }),
			number: number({
				label: { en: 'Number', zh: '编号' },
				min: 1,
				help: {
					en: 'The order in which revisions come out: 1, 2, 3. The highest that is released holds. Left empty, it is the next one.',
					zh: '修订版的先后次序：1、2、3。已发布的最高版本有效。留空则为下一个编号。',
				},
			}),
			label: or(
				'',
				text({
					label: { en: 'Name', zh: '名称' },
					help: {
						en: 'Where a revision is not called by its number: A, 2026-01. It stands in the address.',
						zh: '修订版不以编号称呼时填写：A、2026-01。它会出现在地址中。',
					},
					validate: emptyOr((value) => revisionLabel.test(value), {
						en: 'Letters, digits, hyphens and dots.',
						zh: '字母、数字、连字符和点。',
					}),
				}),
			),
		}),
		effectiveOn: day({ label: { en: 'Effective date', zh: '生效日期' }, isToday: true }),
		changes: words({
			label: { en: 'What changed', zh: '变更内容' },
			long: true,
			help: { en: 'Visitors read it beside the revision.', zh: '访客可在修订版旁看到。' },
		}),
		lots,
		// A draft is validated as if it were released.
		state: {
			...state,
			read: (...from) => {
				const now = state.read(...from);
				return now === 'draft' ? 'released' : now;
			},
		},
		reason: words({
			label: { en: 'Why it was withdrawn', zh: '撤回原因' },
			long: true,
			help: { en: 'Only for a withdrawn one: it stands at its address.', zh: '仅用于已撤回的修订版：显示在其地址上。' },
		}),
		endedOn: or(
			'',
			day({
				label: { en: 'Superseded or withdrawn on', zh: '被取代或撤回的日期' },
				sidebar: true,
				required: false,
				isFixed: true,
			}),
		),
		references: own<string[], string | null | undefined>(
			(name) => ({
				name,
				type: 'textarea',
				label: { en: 'Catalog numbers at the release', zh: '发布时的货号' },
				admin: { position: 'sidebar', readOnly: true },
			}),
			(stored) => (stored ?? '').split('\n').filter(Boolean),
			(references) => references.join('\n'),
		),
		file: {
			...ofFile<Revision['file']>(
				({ filename, sha256, filesize }) => ({ name: filename ?? '', sha256: sha256 ?? '', bytes: filesize ?? 0 }),
				{ name: '/filename', sha256: '/sha256', bytes: '/filesize', '': '/filename' },
			),
			form: () => [
				{
					name: 'sha256',
					type: 'text',
					label: { en: 'SHA-256 of the file', zh: '文件的 SHA-256' },
					admin: { position: 'sidebar', readOnly: true },
				},
			],
			write: ({ sha256 }) => ({ sha256 }),
		},
	},
});

export const revisions = { ...revision, config: { ...revision.config, fields: fixedInForm(revision.config.fields) } };
