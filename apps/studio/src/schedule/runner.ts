import config from '@payload-config';
import { getPayload, type Payload } from 'payload';
import { endOldSessions } from '../access/sessions.ts';
import { eraseOld } from '../inbox/erase-old.ts';
import { sendMails } from '../mail/send-mails.ts';
import { eraseOnSite } from '../privacy/erase-on-site.ts';
import { runDueReleases } from '../releases/run-due.ts';
import { settings } from '../settings.ts';
import { publishDue } from './publish-due.ts';

const seconds = 1000;

/** Repeats work at an interval, never in parallel with itself, and goes on after errors. */
function repeat(payload: Payload, name: string, every: number, work: (payload: Payload) => Promise<unknown>): void {
	const turn = async () => {
		try {
			await work(payload);
		} catch (error) {
			payload.logger.error({ err: error, msg: `${name} failed and is tried again` });
		}
		setTimeout(turn, every).unref();
	};
	setTimeout(turn, Math.min(every, 2 * seconds)).unref();
}

/** Starts the studio's background work. */
export async function startRunner(): Promise<void> {
	const payload = await getPayload({ config });
	const often = Math.min(3, settings.lookEvery);
	repeat(payload, 'sending e-mails', often * seconds, sendMails);
	repeat(payload, 'scheduled publishing', settings.lookEvery * seconds, publishDue);
	repeat(payload, 'releases', 1 * seconds, runDueReleases);
	repeat(payload, 'retention', 3600 * seconds, eraseOld);
	repeat(payload, 'ending old sessions', 3600 * seconds, endOldSessions);
	repeat(payload, 'deleting on the site', 15 * seconds, eraseOnSite);
}
