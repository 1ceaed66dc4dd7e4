import type { CollectionBeforeOperationHook } from 'payload';
import { isObject } from '../server/is-object.ts';

const facts = ['filename', 'mimeType', 'filesize', 'width', 'height', 'url', 'thumbnailURL', 'sizes'];

/** What a file is called and how large it is follows from the file: what a caller says of it is not listened to. */
export const factsOfFile: CollectionBeforeOperationHook = ({ args, operation }) => {
	if ((operation !== 'create' && operation !== 'update') || !('data' in args) || !isObject(args.data)) return;
	for (const fact of facts) Reflect.deleteProperty(args.data, fact);
};
