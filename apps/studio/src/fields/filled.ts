import type { TextFieldSingleValidation } from 'payload';
import { type Said, sayTo } from '../words/said.ts';

/** A field that was left empty is said to be empty, not to be written wrongly. */
export const filled =
	(isRight: (value: string) => boolean, message: Said): TextFieldSingleValidation =>
	(value, { req }) =>
		typeof value !== 'string' || value.trim() === ''
			? req.t('validation:required')
			: isRight(value) || sayTo(req)(message);

/** One that may be left empty. */
export const emptyOr =
	(isRight: (value: string) => boolean, message: Said): TextFieldSingleValidation =>
	(value, { req }) =>
		!value || isRight(value) || sayTo(req)(message);
