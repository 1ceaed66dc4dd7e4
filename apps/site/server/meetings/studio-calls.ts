import {
	BookingAnswer,
	type BookingWish,
	ChangeAnswer,
	type MeetingChange,
	Standing,
	TakenAnswer,
} from '@site/contract/meeting-answers';
import type { z } from 'zod';

/** Timeout while a visitor waits; after it, we confirm by e-mail. */
const timeout = 4000;

export type MeetingCalls = {
	taken(): Promise<string[]>;
	book(wish: BookingWish): Promise<BookingAnswer>;
	/** Null if the studio does not know the key. */
	standing(key: string): Promise<Standing | null>;
	change(change: MeetingChange): Promise<ChangeAnswer['outcome']>;
};

/** Calls to the studio while a visitor waits. Each fails if the studio cannot be reached in time. */
export function createMeetingCalls(
	{ url, token }: { url: string; token: string },
	fetch: typeof globalThis.fetch = globalThis.fetch,
): MeetingCalls {
	const ask = async (path: string, body?: object): Promise<Response> =>
		fetch(new URL(`/api/meetings/${path}`, url), {
			method: body ? 'POST' : 'GET',
			headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
			...(body && { body: JSON.stringify(body) }),
			signal: AbortSignal.timeout(timeout),
			redirect: 'error',
		});
	async function read<T>(schema: z.ZodType<T>, response: Response): Promise<T> {
		if (response.ok) return schema.parse(await response.json());
		await response.body?.cancel();
		throw new Error(`The studio answered ${response.status} about a meeting`);
	}
	return {
		taken: async () => (await read(TakenAnswer, await ask('taken'))).taken,
		book: async (wish) => read(BookingAnswer, await ask('book', wish)),
		standing: async (key) => {
			const response = await ask('standing', { key });
			if (response.status !== 404) return read(Standing, response);
			await response.body?.cancel();
			return null;
		},
		change: async (change) => (await read(ChangeAnswer, await ask('change', change))).outcome,
	};
}
