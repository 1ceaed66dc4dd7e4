import { type AfterErrorHook, type CollectionBeforeOperationHook, ValidationError } from 'payload';

export const largestFile = 30 * 1024 * 1024;
export const tooLarge = 'The file is larger than 30 MB, which is the most that can be uploaded.';

/** Payload passes this on as an error of its own, whose words it keeps to itself. */
export const sayTooLarge: AfterErrorHook = ({ error }) =>
	error.message === tooLarge ? { response: { errors: [{ message: tooLarge }] }, status: 413 } : undefined;

const names: Record<string, string> = { 'svg+xml': 'SVG' };
const nameOf = (type: string) => {
	const ending = type.split('/')[1] ?? type;
	return names[ending] ?? ending.toUpperCase();
};

export const notAllowed = (allowed: string[]) =>
	`This is not one of the types that can be used: ${allowed.map(nameOf).join(', ')}.`;

export const onlyAllowedTypes: CollectionBeforeOperationHook = ({ collection, operation, req }) => {
	const allowed = collection.upload?.mimeTypes ?? [];
	// Reading one collection while another's file is uploaded comes by here too.
	if (operation !== 'create' && operation !== 'update') return;
	if (!req.file || allowed.includes(req.file.mimetype)) return;
	const errors = [{ path: 'file', label: 'File', message: notAllowed(allowed) }];
	throw new ValidationError({ errors, req }, req.t);
};
