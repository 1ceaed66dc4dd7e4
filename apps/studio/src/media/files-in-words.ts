import { type AfterErrorHook, type CollectionBeforeOperationHook, ValidationError } from 'payload';
import { type Say, sayTo } from '../words/said.ts';

export const largestFile = 30 * 1024 * 1024;
export const tooLarge = 'The file is larger than 30 MB, which is the most that can be uploaded.';

/** Payload hides the text of this error from the user, so answer with our own. */
export const sayTooLarge: AfterErrorHook = ({ error, req }) => {
	if (error.message !== tooLarge) return undefined;
	const message = sayTo(req)(tooLarge, '文件大于 30 MB，超出可上传的上限。');
	return { response: { errors: [{ message }] }, status: 413 };
};

const names: Record<string, string> = { 'svg+xml': 'SVG' };
const nameOf = (type: string) => {
	const ending = type.split('/')[1] ?? type;
	return names[ending] ?? ending.toUpperCase();
};

export const notAllowed = (allowed: string[], say: Say) =>
	say(
		`This is not one of the types that can be used: ${allowed.map(nameOf).join(', ')}.`,
		`不是可用的类型：${allowed.map(nameOf).join('、')}。`,
	);

export const onlyAllowedTypes: CollectionBeforeOperationHook = ({ collection, operation, req }) => {
	const allowed = collection.upload?.mimeTypes ?? [];
	// Also called when another collection is read during an upload.
	if (operation !== 'create' && operation !== 'update') return;
	if (!req.file || allowed.includes(req.file.mimetype)) return;
	const errors = [{ path: 'file', label: sayTo(req)('File', '文件'), message: notAllowed(allowed, sayTo(req)) }];
	throw new ValidationError({ errors, req }, req.t);
};
