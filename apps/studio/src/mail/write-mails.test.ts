import type { PayloadRequest } from 'payload';
import { expect, test } from 'vitest';
import { hasEnough } from './write-mails.ts';

/** A queue with e-mails of the past hour to these addresses. */
const queue = (addresses: string[]) =>
	({
		payload: {
			find: async () => ({ docs: addresses.map((to) => ({ to })) }),
			count: async ({ where }: { where: { to: { equals: string } } }) => ({
				totalDocs: addresses.filter((to) => to === where.to.equals).length,
			}),
		},
	}) as unknown as PayloadRequest;

test('a mailbox gets five confirmations an hour, under any of its addresses', async () => {
	const written = ['victim@example.com', 'victim+1@example.com', 'victim+2@example.com', 'victim+x+y@example.com'];
	expect(await hasEnough(queue(written), 'victim@example.com')).toBe(false);
	const enough = queue([...written, 'Victim+3@example.com', 'other@example.com']);
	expect(await hasEnough(enough, 'victim@example.com')).toBe(true);
	expect(await hasEnough(enough, 'victim+9@example.com')).toBe(true);
	expect(await hasEnough(enough, 'other@example.com')).toBe(false);
	expect(await hasEnough(enough, 'a-victim@example.com')).toBe(false);
});
