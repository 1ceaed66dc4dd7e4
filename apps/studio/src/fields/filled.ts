import type { TextFieldSingleValidation } from 'payload';
import { type Said, sayTo } from '../words/said.ts';

/** An empty field gets the message that it is required, not that its format is wrong. */
export const filled =
	(isRight: (value: string) => boolean, message: Said): TextFieldSingleValidation =>
	(value, { req }) =>
		typeof value !== 'string' || value.trim() === ''
			? req.t('validation:required')
			: isRight(value) || sayTo(req)(message);

/** The same check for an optional field. */
export const emptyOr =
	(isRight: (value: string) => boolean, message: Said): TextFieldSingleValidation =>
	(value, { req }) =>
		!value || isRight(value) || sayTo(req)(message);
