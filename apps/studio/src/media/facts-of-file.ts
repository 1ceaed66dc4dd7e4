import type { CollectionBeforeOperationHook } from 'payload';
import { isObject } from '../server/is-object.ts';

const facts = ['filename', 'mimeType', 'filesize', 'width', 'height', 'url', 'thumbnailURL', 'sizes'];

/** Name and size are derived from the file; values sent by the client are ignored. */
export const factsOfFile: CollectionBeforeOperationHook = ({ args, operation }) => {
	if ((operation !== 'create' && operation !== 'update') || !('data' in args) || !isObject(args.data)) return;
	for (const fact of facts) Reflect.deleteProperty(args.data, fact);
};
