import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { z } from 'zod';
import type { Erasure } from '../payload-types.ts';
import { settings } from '../settings.ts';
import { aboutPerson, eraseFound, referencesOf } from './about-person.ts';

const Answer = z.object({ erased: z.int().nonnegative(), references: z.array(z.string()).default([]) });

async function ask(site: string, { email, references }: Erasure): Promise<z.infer<typeof Answer>> {
	const answer = await fetch(`${site}/apis/internal/erase`, {
		method: 'POST',
		headers: { Authorization: `Bearer ${settings.token}`, 'Content-Type': 'application/json' },
		body: JSON.stringify({ email: email ?? '', references: references ?? [] }),
		signal: AbortSignal.timeout(10_000),
		redirect: 'error',
	});
	if (!answer.ok) throw new Error(`the site answered ${answer.status}`);
	return Answer.parse(await answer.json());
}

/**
 * Marks references deleted on the site as taken, so that a late delivery is ignored. Waits for deliveries in progress.
 */
async function takeNoMore(payload: Payload, references: readonly string[]): Promise<void> {
	for (const reference of references)
		await payload.db.drizzle.execute(
			sql`insert into delivered (reference) values (${reference}) on conflict (reference) do nothing`,
		);
}

/** Deletes submissions that arrived after the person was erased here. Returns the number of submissions. */
async function eraseLateOnes(payload: Payload, email: string): Promise<number> {
	const found = await aboutPerson(payload, email);
	await eraseFound(payload, found);
	return referencesOf(found).length;
}

/** Asks every site to delete its data about these persons, repeatedly until all have confirmed. */
export async function eraseOnSite(payload: Payload): Promise<void> {
	const where = { doneAt: { exists: false } };
	const { docs } = await payload.find({ collection: 'erasures', where, pagination: false, depth: 0 });
	for (const erasure of docs) {
		const { id } = erasure;
		try {
			let onSite = 0;
			for (const site of settings.siteServers) {
				const { erased, references } = await ask(site, erasure);
				await takeNoMore(payload, references);
				onSite += erased;
			}
			const submissions = erasure.submissions + (await eraseLateOnes(payload, erasure.email ?? ''));
			const doneAt = new Date().toISOString();
			const data = { email: null, references: [], submissions, onSite, doneAt, lastError: null };
			await payload.update({ collection: 'erasures', id, data });
		} catch (error) {
			// Delete submissions that have arrived here meanwhile, even before the site answers.
			const submissions = erasure.submissions + (await eraseLateOnes(payload, erasure.email ?? ''));
			const lastError = error instanceof Error ? error.message : String(error);
			if (lastError !== erasure.lastError || submissions !== erasure.submissions)
				await payload.update({ collection: 'erasures', id, data: { lastError, submissions } });
		}
	}
}
