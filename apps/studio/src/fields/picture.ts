import type { UploadField } from 'payload';

export const picture = (
	name = 'picture',
	{ label = 'Picture', required = true, help = '' }: { label?: string; required?: boolean; help?: string } = {},
): UploadField => ({
	name,
	type: 'upload',
	relationTo: 'pictures',
	label,
	required,
	admin: { description: help || undefined },
});
