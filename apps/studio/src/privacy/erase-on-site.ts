import type { Payload } from 'payload';
import { z } from 'zod';
import type { Erasure } from '../payload-types.ts';
import { settings } from '../settings.ts';

const Answer = z.object({ erased: z.int().nonnegative() });

async function ask({ email, references }: Erasure): Promise<number> {
	const answer = await fetch(`${settings.siteUrl}/apis/internal/erase`, {
		method: 'POST',
		headers: { Authorization: `Bearer ${settings.token}`, 'Content-Type': 'application/json' },
		body: JSON.stringify({ email: email ?? '', references: references ?? [] }),
		signal: AbortSignal.timeout(10_000),
		redirect: 'error',
	});
	if (!answer.ok) throw new Error(`the site answered ${answer.status}`);
	return Answer.parse(await answer.json()).erased;
}

/** Asks the site to delete what it still holds of these persons, again and again until it has answered. */
export async function eraseOnSite(payload: Payload): Promise<void> {
	const where = { doneAt: { exists: false } };
	const { docs } = await payload.find({ collection: 'erasures', where, pagination: false, depth: 0 });
	for (const erasure of docs) {
		const { id } = erasure;
		try {
			const onSite = await ask(erasure);
			const doneAt = new Date().toISOString();
			const data = { email: null, references: [], onSite, doneAt, lastError: null };
			await payload.update({ collection: 'erasures', id, data });
		} catch (error) {
			const lastError = error instanceof Error ? error.message : String(error);
			if (lastError !== erasure.lastError) await payload.update({ collection: 'erasures', id, data: { lastError } });
		}
	}
}
