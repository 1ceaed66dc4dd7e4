import { isWebVtt } from '@site/contract/web-vtt';
import type { TextareaField } from 'payload';

/** The words of a film as WebVTT: taken from a file, or written here. */
export const captionsField = (name: string, label: string): TextareaField => ({
	name,
	type: 'textarea',
	label,
	admin: {
		rows: 8,
		description: 'WebVTT. Choose a .vtt file to fill this in, and correct it here.',
		components: { afterInput: ['/src/fields/captions-file.tsx#CaptionsFile'] },
	},
	validate: (value: unknown) =>
		!value ||
		(typeof value === 'string' && isWebVtt(value)) ||
		'WEBVTT in the first line, then times such as 00:01.500 --> 00:04.000, each with its words below.',
});
