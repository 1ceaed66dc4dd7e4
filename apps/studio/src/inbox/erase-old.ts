import { sql } from '@payloadcms/db-postgres';
import type { Payload, Where } from 'payload';
import { eraseOldSubscribers } from '../subscribers/erase-old.ts';
import { erase } from './erase.ts';
import { type InboxSlug, inboxSlugs } from './inbox-slugs.ts';

const keyOf = {
	'contact-messages': 'contactMessages',
	'quote-requests': 'quoteRequests',
	'sign-ups': 'signUps',
	applications: 'applications',
} as const satisfies Record<InboxSlug, string>;

const monthsAgo = (months: number) => {
	const date = new Date();
	date.setUTCMonth(date.getUTCMonth() - months);
	return date.toISOString();
};

/** Deletes what is older than the retention settings allow. */
export async function eraseOld(payload: Payload): Promise<number> {
	const limits = await payload.findGlobal({ slug: 'retention' });
	let erased = 0;
	for (const slug of inboxSlugs) {
		const where: Where = {
			or: [
				{ receivedAt: { less_than: monthsAgo(limits[keyOf[slug]]) } },
				{ and: [{ status: { equals: 'spam' } }, { receivedAt: { less_than: monthsAgo(limits.spam) } }] },
				{ deletedAt: { less_than: monthsAgo(limits.trash) } },
			],
		};
		erased += await erase(payload, slug, where);
	}
	await eraseOldSubscribers(payload, monthsAgo(limits.signUps));
	await eraseOrphans(payload);
	if (erased > 0) payload.logger.info({ msg: `retention: ${erased} submissions deleted` });
	return erased;
}

/** Files whose application never came, counts that no chart shows and failures that no list shows any more. */
async function eraseOrphans(payload: Payload): Promise<void> {
	const { drizzle } = payload.db;
	const { rows } = await drizzle.execute<{ id: number }>(sql`
		select r.id from resumes r where r.created_at < now() - interval '7 days'
			and not exists (select 1 from applications a where a.resume_id = r.id)`);
	for (const { id } of rows) await payload.delete({ collection: 'resumes', id });
	await drizzle.execute(sql`delete from product_views where day < to_char(now() - interval '400 days', 'YYYY-MM-DD')`);
	await drizzle.execute(sql`delete from payload_jobs where has_error and updated_at < now() - interval '90 days'`);
	await drizzle.execute(sql`delete from delivered where created_at < now() - interval '400 days'`);
}
