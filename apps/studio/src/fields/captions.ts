import { isWebVtt } from '@site/contract/web-vtt';
import type { TextareaField } from 'payload';
import { type Said, sayTo } from '../words/said.ts';

/** Captions of a film as WebVTT, from a file or typed. */
export const captionsField = (name: string, label: Said): TextareaField => ({
	name,
	type: 'textarea',
	label,
	admin: {
		rows: 8,
		description: {
			en: 'WebVTT. Choose a .vtt file to fill this in, and correct it here.',
			zh: 'WebVTT。选择 .vtt 文件即可填入，并可在此修改。',
		},
		components: { afterInput: ['/src/fields/captions-file.tsx#CaptionsFile'] },
	},
	validate: (value: unknown, { req }) =>
		!value ||
		(typeof value === 'string' && isWebVtt(value)) ||
		sayTo(req)(
			'WEBVTT in the first line, then times such as 00:01.500 --> 00:04.000, each with its words below.',
			'第一行为 WEBVTT，之后是时间（例如 00:01.500 --> 00:04.000），其下为文字。',
		),
});
