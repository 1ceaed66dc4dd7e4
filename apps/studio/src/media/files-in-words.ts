import { type AfterErrorHook, type CollectionBeforeOperationHook, ValidationError } from 'payload';
import { sayTo } from '../words/said.ts';
import { notAllowed, tooLarge, tooLargeInChinese } from './file-limits.ts';

/** Payload hides the text of this error from the user, so answer with our own. */
export const sayTooLarge: AfterErrorHook = ({ error, req }) => {
	if (error.message !== tooLarge) return undefined;
	const message = sayTo(req)(tooLarge, tooLargeInChinese);
	return { response: { errors: [{ message }] }, status: 413 };
};

export const onlyAllowedTypes: CollectionBeforeOperationHook = ({ collection, operation, req }) => {
	const allowed = collection.upload?.mimeTypes ?? [];
	// Also called when another collection is read during an upload.
	if (operation !== 'create' && operation !== 'update') return;
	if (!req.file || allowed.includes(req.file.mimetype)) return;
	const errors = [{ path: 'file', label: sayTo(req)('File', '文件'), message: notAllowed(allowed, sayTo(req)) }];
	throw new ValidationError({ errors, req }, req.t);
};
