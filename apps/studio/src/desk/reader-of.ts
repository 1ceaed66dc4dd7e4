import type { PayloadRequest } from 'payload';
import { readableLetters } from '../inbox/letter-kinds.ts';
import { promisesOf } from './promises.ts';
import type { Reader } from './read-desk.ts';

export const readerOf = async ({ payload, user }: Pick<PayloadRequest, 'payload' | 'user'>): Promise<Reader> => ({
	id: Number(user?.id ?? 0),
	slugs: readableLetters(user),
	promises: await promisesOf(payload),
});
