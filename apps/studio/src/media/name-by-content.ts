import { createHash } from 'node:crypto';
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { readableName } from './readable-name.ts';

const focus = ({ query }: PayloadRequest) => JSON.stringify(query?.uploadEdits ?? '');

/** The extension follows from the file's type, not from its given name. */
const endings: Partial<Record<string, string>> = {
	'application/pdf': '.pdf',
	'application/zip': '.zip',
	'image/avif': '.avif',
	'image/jpeg': '.jpg',
	'image/png': '.png',
	'image/svg+xml': '.svg',
	'image/webp': '.webp',
	'video/mp4': '.mp4',
	'video/webm': '.webm',
};

/** Named after a hash of the content, so that an address always means the same bytes and can be cached forever. */
export const nameByContent: CollectionBeforeOperationHook = ({ operation, req }) => {
	const file = req.file;
	if (!file || (operation !== 'create' && operation !== 'update')) return;
	const hash = createHash('sha256').update(file.data).update(focus(req)).digest('hex').slice(0, 10);
	file.name = `${readableName(file.name)}-${hash}${endings[file.mimetype] ?? ''}`;
};
