import type { Synonym } from '@site/contract/synonyms';
import { globalAccess, hiddenExceptFor } from '../access/content.ts';
import { row } from '../fields/codec.ts';
import { list, text } from '../fields/field.ts';
import type { GlobalPart } from '../mapping/part.ts';

const lines = list<Synonym>(
	{
		label: false,
		singular: { en: 'Line', zh: '行' },
		plural: { en: 'Lines', zh: '行' },
		admin: { className: 'studio-table' },
	},
	row({
		typed: text({ label: { en: 'Visitors type', zh: '访客输入' }, required: true, width: '50%' }),
		means: text({ label: { en: 'It stands for', zh: '代表' }, required: true, width: '50%' }),
	}),
);

export const synonyms: GlobalPart<'synonyms', 'synonyms'> = {
	part: 'synonyms',
	global: 'synonyms',
	config: {
		slug: 'synonyms',
		label: { en: 'Search words', zh: '搜索用词' },
		access: globalAccess(),
		versions: { max: 100 },
		admin: {
			group: { en: 'Site', zh: '网站' },
			description: {
				en: 'What visitors type, and which words of the site it stands for. Several on either side: with commas.',
				zh: '访客输入的词，以及它代表网站上的哪些词。两边都可填多个：用逗号分隔。',
			},
			hidden: hiddenExceptFor('editor'),
		},
		fields: lines.form('lines'),
	},
	unseen: true,
	names: { '*': 'lines.*', '': 'lines' },
	toSnapshot: (doc, pictures) => lines.read(doc, 'lines', pictures),
	fromSample: (rows, pictures) => lines.write(rows, 'lines', pictures),
};
