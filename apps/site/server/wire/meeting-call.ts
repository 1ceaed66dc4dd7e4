import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLanguage } from '@site/contract/language';
import { meetingAddress } from '@site/contract/meeting-links';
import { meetingField } from '@site/contract/meetings';
import { isCrossOrigin } from '../intake/guards.ts';
import type { Limits } from '../intake/limits.ts';
import type { Meetings } from '../meetings/meetings.ts';
import { bodyText } from './body.ts';

const longestBody = 4096;

type Dependencies = {
	meetings: Pick<Meetings, 'change'>;
	limits: Limits;
	trustProxy: number;
	log: { warn(details: object, message: string): void };
};

/** What the page says of it: what was done, or why not. */
type Outcome = Awaited<ReturnType<Meetings['change']>> | 'later' | 'often' | 'unchosen';

/**
 * `POST /meeting`: moves a meeting to the chosen time, or cancels it, and leads back to its page. It takes a button
 * that somebody pressed, so that a mail program that opens every link changes nothing.
 */
export function createMeetingCall({ meetings, limits, trustProxy, log }: Dependencies) {
	async function take(key: string, startsAt: string | undefined): Promise<Outcome> {
		if (startsAt === '') return 'unchosen';
		if (await limits.refused('link', key.slice(0, 200))) return 'often';
		return meetings.change(key, startsAt).catch((err: unknown) => {
			log.warn({ err }, 'A meeting could not be changed');
			return 'later' as const;
		});
	}

	return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
		const header = (name: string) => request.headers[name]?.toString();
		if (isCrossOrigin(header, trustProxy > 0)) {
			response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not possible\n');
			return;
		}
		const form = await bodyText(request, longestBody).then(
			(text) => new URLSearchParams(text),
			() => new URLSearchParams(),
		);
		const key = form.get('key') ?? '';
		const startsAt = form.get('cancel') === 'yes' ? undefined : (form.get(meetingField) ?? '');
		const outcome = await take(key, startsAt);
		const given = form.get('language');
		const shown = meetingAddress(encodeURIComponent(key), isLanguage(given) ? given : 'en');
		response.writeHead(303, { Location: `${shown}&outcome=${outcome}`, 'Cache-Control': 'no-store' }).end();
	};
}
