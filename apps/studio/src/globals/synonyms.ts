import type { GlobalConfig } from 'payload';
import { globalAccess, hiddenExceptFor } from '../access/content.ts';
import type { GlobalPart } from '../mapping/part.ts';

export const synonyms: GlobalConfig = {
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
	fields: [
		{
			name: 'lines',
			type: 'array',
			label: false,
			labels: { singular: { en: 'Line', zh: '行' }, plural: { en: 'Lines', zh: '行' } },
			fields: [
				{
					type: 'row',
					fields: [
						{
							name: 'typed',
							type: 'text',
							label: { en: 'Visitors type', zh: '访客输入' },
							required: true,
							admin: { width: '50%' },
						},
						{
							name: 'means',
							type: 'text',
							label: { en: 'It stands for', zh: '代表' },
							required: true,
							admin: { width: '50%' },
						},
					],
				},
			],
		},
	],
};

export const synonymsPart: GlobalPart<'synonyms', 'synonyms'> = {
	global: 'synonyms',
	names: { '*': 'lines.*', '': 'lines' },
	toSnapshot: ({ lines }) => lines?.map(({ typed, means }) => ({ typed, means })) ?? [],
	fromSample: (lines) => ({ lines }),
};
