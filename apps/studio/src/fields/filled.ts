import type { TextFieldSingleValidation } from 'payload';

/** A field that was left empty is said to be empty, not to be written wrongly. */
export const filled =
	(isRight: (value: string) => boolean, message: string): TextFieldSingleValidation =>
	(value, { req }) =>
		typeof value !== 'string' || value.trim() === '' ? req.t('validation:required') : isRight(value) || message;

/** One that may be left empty. */
export const emptyOr =
	(isRight: (value: string) => boolean, message: string): TextFieldSingleValidation =>
	(value) =>
		!value || isRight(value) || message;
