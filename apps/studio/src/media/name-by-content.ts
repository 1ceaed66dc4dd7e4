import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';

const readable = (name: string) =>
	name
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-+|-+$/g, '')
		.slice(0, 60) || 'file';

const focus = ({ query }: PayloadRequest) => JSON.stringify(query?.uploadEdits ?? '');

/** A file is named after what is in it, so that an address always means the same bytes and may be kept for ever. */
export const nameByContent: CollectionBeforeOperationHook = ({ operation, req }) => {
	const file = req.file;
	if (!file || (operation !== 'create' && operation !== 'update')) return;
	const extension = extname(file.name).toLowerCase();
	const hash = createHash('sha256').update(file.data).update(focus(req)).digest('hex').slice(0, 10);
	file.name = `${readable(file.name.slice(0, file.name.length - extension.length))}-${hash}${extension}`;
};
