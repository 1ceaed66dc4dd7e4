import { createHash } from 'node:crypto';
import type { CollectionBeforeOperationHook } from 'payload';
import { isObject } from '../server/is-object.ts';

/** A file is named after its SHA-256; a hash sent by the client is ignored. */
export const nameByHash: CollectionBeforeOperationHook = ({ args, operation, req }) => {
	if ((operation !== 'create' && operation !== 'update') || !('data' in args) || !isObject(args.data)) return;
	Reflect.deleteProperty(args.data, 'sha256');
	if (!req.file) return;
	const sha256 = createHash('sha256').update(req.file.data).digest('hex');
	req.file.name = `${sha256}.pdf`;
	Reflect.set(args.data, 'sha256', sha256);
};
