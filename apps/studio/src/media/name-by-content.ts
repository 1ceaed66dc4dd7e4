import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { readableName } from './readable-name.ts';

const focus = ({ query }: PayloadRequest) => JSON.stringify(query?.uploadEdits ?? '');

/** A file is named after what is in it, so that an address always means the same bytes and may be kept for ever. */
export const nameByContent: CollectionBeforeOperationHook = ({ operation, req }) => {
	const file = req.file;
	if (!file || (operation !== 'create' && operation !== 'update')) return;
	const extension = extname(file.name).toLowerCase();
	const hash = createHash('sha256').update(file.data).update(focus(req)).digest('hex').slice(0, 10);
	file.name = `${readableName(file.name)}-${hash}${extension}`;
};
