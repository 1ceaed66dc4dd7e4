import type { WireAnswer } from '@site/contract/wire';
import { WireFailure } from '../client/wire.ts';
import type { Messages } from '../messages/en.ts';
import type { FieldName } from './element-names.ts';
import { fieldsNamedIn } from './wire-fields.ts';

/** What became of a submission that was not stored. */
export type Failure = {
	text: string;
	/** The fields that the server names. */
	fields: readonly FieldName[];
	/** The wire client has shown the server's words already. */
	told: boolean;
};

type Words = Pick<Messages, 'sendingFailed' | 'noConnection'>;

export function failureIn({ status, msg, data }: WireAnswer<unknown>, words: Words): Failure | undefined {
	if (status === 200) return undefined;
	return { text: msg || words.sendingFailed, fields: fieldsNamedIn(data), told: msg !== '' };
}

/** The reference that an answer gives. */
export const referenceIn = (data: unknown): string | undefined =>
	typeof data === 'object' && data !== null && 'reference' in data ? String(data.reference) : undefined;

export function failureOf(error: unknown, words: Words): Failure {
	const isWire = error instanceof WireFailure;
	if (isWire && error.message) return { text: error.message, fields: [], told: true };
	return { text: isWire && error.status === 0 ? words.noConnection : words.sendingFailed, fields: [], told: false };
}
