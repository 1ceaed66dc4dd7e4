import { isLanguage } from '@site/contract/language';
import { meetingAddress } from '@site/contract/meeting-links';
import { meetingField } from '@site/contract/meetings';
import type { Limits } from '../intake/limits.ts';
import type { Meetings } from '../meetings/meetings.ts';
import { bodyText, formFields } from './body.ts';
import { startIn } from './meeting-start.ts';
import type { AnswerPageWrite } from './page-writes.ts';

type Dependencies = {
	meetings: Pick<Meetings, 'change'>;
	limits: Limits;
	log: { warn(details: object, message: string): void };
};

/** The result that the page shows: the change, or the reason for a refusal. */
type Outcome = Awaited<ReturnType<Meetings['change']>> | 'later' | 'often' | 'unchosen';

/**
 * `POST /meeting`: moves a meeting to the chosen time, or cancels it, and leads back to its page. It needs a pressed
 * button, so that a mail program that opens every link changes nothing.
 */
export function createMeetingCall({ meetings, limits, log }: Dependencies): AnswerPageWrite {
	async function take(key: string, startsAt: string | undefined): Promise<Outcome> {
		if (startsAt === '') return 'unchosen';
		const start = startIn(startsAt);
		if (startsAt !== undefined && !start) return 'gone';
		if (await limits.refused('link', key.slice(0, 200))) return 'often';
		return meetings.change(key, start).catch((err: unknown) => {
			log.warn({ err }, 'A meeting could not be changed');
			return 'later' as const;
		});
	}

	return async (request, response, { mostBytes }) => {
		const form = await bodyText(request, mostBytes).then(formFields, () => new URLSearchParams());
		const key = form.get('key') ?? '';
		const startsAt = form.get('cancel') === 'yes' ? undefined : (form.get(meetingField) ?? '');
		const outcome = await take(key, startsAt);
		const given = form.get('language');
		const shown = meetingAddress(encodeURIComponent(key), isLanguage(given) ? given : 'en');
		response.writeHead(303, { Location: `${shown}&outcome=${outcome}`, 'Cache-Control': 'no-store' }).end();
	};
}
