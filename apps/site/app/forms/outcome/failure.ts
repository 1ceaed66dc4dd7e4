import type { WireAnswer } from '@site/contract/wire';
import { WireFailure } from '../../client/wire/wire.ts';
import type { Messages } from '../../messages/en.ts';
import { fieldsNamedIn } from '../fields/wire-fields.ts';

/** The error of a submission that was not stored. */
export type Failure = {
	text: string;
	/** The fields that the server reports as wrong. */
	fields: readonly string[];
	/** Whether the wire client has already shown the server's message. */
	told: boolean;
};

type Words = Pick<Messages, 'sendingFailed' | 'noConnection'>;

/** `names`: all fields of the form. */
export function failureIn(
	{ status, msg, data }: WireAnswer<unknown>,
	words: Words,
	names: readonly string[],
): Failure | undefined {
	if (status === 200) return undefined;
	return { text: msg || words.sendingFailed, fields: fieldsNamedIn(data, names), told: msg !== '' };
}

export const referenceIn = (data: unknown): string | undefined =>
	typeof data === 'object' && data !== null && 'reference' in data ? String(data.reference) : undefined;

/** The address of the page about the submission, if there is one. */
export const pageIn = (data: unknown): string | undefined =>
	typeof data === 'object' && data !== null && 'page' in data ? String(data.page) : undefined;

export function failureOf(error: unknown, words: Words): Failure {
	const isWire = error instanceof WireFailure;
	if (isWire && error.message) return { text: error.message, fields: [], told: true };
	return { text: isWire && error.status === 0 ? words.noConnection : words.sendingFailed, fields: [], told: false };
}
