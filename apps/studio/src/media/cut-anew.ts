import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CollectionBeforeOperationHook } from 'payload';
import { settings } from '../settings.ts';

interface Edits {
	focalPoint?: { x?: unknown; y?: unknown };
}

/** Another focal point changes the crops, which then need new names: treat the stored picture like a new upload. */
export const cutAnew: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
	const edits = req.query?.uploadEdits as Edits | undefined;
	if (operation !== 'update' || req.file || !edits?.focalPoint || !('id' in args) || settings.s3.bucket) return;
	const kept = await req.payload.findByID({ collection: 'pictures', id: Number(args.id), depth: 0, req });
	const isSame = Number(edits.focalPoint.x) === kept.focalX && Number(edits.focalPoint.y) === kept.focalY;
	if (isSame || !kept.filename || kept.mimeType === 'image/svg+xml') return;
	const data = await readFile(join(settings.folders.pictures, kept.filename));
	const name = kept.filename.replace(/-[0-9a-f]{10}(\.\w+)$/, '$1');
	req.file = { data, mimetype: kept.mimeType ?? 'image/webp', name, size: data.length };
};
