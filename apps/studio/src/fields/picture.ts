import type { UploadField } from 'payload';
import type { Said } from '../words/said.ts';

export const picture = (
	name = 'picture',
	{
		label = { en: 'Picture', zh: '图片' },
		required = true,
		help,
	}: { label?: Said; required?: boolean; help?: Said } = {},
): UploadField => ({
	name,
	type: 'upload',
	relationTo: 'pictures',
	label,
	required,
	admin: { description: help },
});
