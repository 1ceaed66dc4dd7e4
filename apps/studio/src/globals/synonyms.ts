import { demoSnapshot } from '@site/demo/snapshot';
import type { GlobalConfig } from 'payload';
import { globalAccess, hiddenExceptFor } from '../access/content.ts';
import type { GlobalPart } from '../snapshot/part.ts';

export const synonyms: GlobalConfig = {
	slug: 'synonyms',
	label: 'Search words',
	access: globalAccess(),
	versions: { max: 100 },
	admin: {
		group: 'Site',
		description: 'What visitors type, and which words of the site it stands for. Several on either side: with commas.',
		hidden: hiddenExceptFor('editor'),
	},
	fields: [
		{
			name: 'lines',
			type: 'array',
			label: false,
			labels: { singular: 'Line', plural: 'Lines' },
			// A studio of before there was a list starts from the usual one.
			defaultValue: () => demoSnapshot.synonyms,
			fields: [
				{
					type: 'row',
					fields: [
						{ name: 'typed', type: 'text', label: 'Visitors type', required: true, admin: { width: '50%' } },
						{ name: 'means', type: 'text', label: 'It stands for', required: true, admin: { width: '50%' } },
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
