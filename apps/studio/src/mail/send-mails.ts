import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { settings } from '../settings.ts';
import { isAddress } from './is-address.ts';

const mostAttempts = 8;
const longestWait = 12 * 3600;

/** Waits of 1, 4, 16, … minutes: a server that is down for a night is tried again in the morning. */
export const waitAfter = (attempts: number, first: number): number =>
	Math.min(first * 4 ** (attempts - 1), longestWait);

interface Due extends Record<string, unknown> {
	id: number;
	to: string;
	reply_to: string | null;
	subject: string;
	text: string;
	html: string | null;
	unsubscribe_link: string | null;
	attempts: number;
}

/** Maximum per run; the rest follows in the next run. */
const mostInATurn = 20;

/**
 * Claims e-mails for five minutes, longer than any server timeout: no other studio sends them meanwhile, and if this
 * one crashes, another tries again.
 */
const takeNext = sql`
	update mails set attempts = attempts + 1, next_attempt_at = now() + interval '5 minutes', updated_at = now()
	where id in (
		select id from mails where status = 'waiting' and (next_attempt_at is null or next_attempt_at <= now())
		order by id limit 1 for update skip locked)
	returning id, "to", reply_to, subject, text, html, unsubscribe_link, attempts::int`;

/** Headers for one-click unsubscribe in mail programs (RFC 8058). */
const listHeaders = (link: string | null) =>
	link
		? {
				'List-Unsubscribe': { prepared: true, value: `<${link}>` },
				'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
			}
		: {};

async function send(payload: Payload, mail: Due): Promise<void> {
	const { drizzle } = payload.db;
	if (!settings.mail.smtpUrl) {
		payload.logger.info({ msg: `e-mail ${mail.id} not sent, no mail server is set up` });
		await drizzle.execute(sql`update mails set status = 'unsent', updated_at = now() where id = ${mail.id}`);
		return;
	}
	try {
		await payload.sendEmail({
			to: mail.to,
			replyTo: mail.reply_to ?? undefined,
			subject: mail.subject,
			text: mail.text,
			...(mail.html && { html: mail.html }),
			headers: listHeaders(mail.unsubscribe_link),
		});
		await drizzle.execute(
			sql`update mails set status = 'sent', sent_at = now(), last_error = null, updated_at = now() where id = ${mail.id}`,
		);
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		const isLast = mail.attempts >= mostAttempts || !isAddress(mail.to);
		const status = isLast ? 'failed' : 'waiting';
		const wait = waitAfter(mail.attempts, settings.mail.retrySeconds);
		payload.logger.warn({ msg: `e-mail ${mail.id} was not taken (attempt ${mail.attempts})`, reason });
		await drizzle.execute(sql`
			update mails set status = ${status}, last_error = ${reason.slice(0, 500)}, updated_at = now(),
				next_attempt_at = now() + ${wait} * interval '1 second'
			where id = ${mail.id}`);
	}
}

export async function sendMails(payload: Payload): Promise<void> {
	for (let sent = 0; sent < mostInATurn; sent++) {
		const { rows } = await payload.db.drizzle.execute<Due>(takeNext);
		if (!rows[0]) return;
		await send(payload, rows[0]);
	}
}
