import { type FormKind, forms } from '@site/contract/forms/all';
import { type BesideField, type Form, wireName } from '@site/contract/forms/form';
import { itemIn } from '@site/contract/item';
import type { Language } from '@site/contract/language';
import { itemsIn, linesIn } from '@site/contract/list';
import { meetingAddress } from '@site/contract/meeting-links';
import { meetingField } from '@site/contract/meetings';
import { FilledForm } from '@site/contract/submission';
import type { WireAnswer } from '@site/contract/wire';
import { z } from 'zod';
import { honeypotField, isSuspect } from '../intake/guards.ts';
import { type IdempotencyKey, keysOf } from '../intake/idempotency-key.ts';
import type { Journal } from '../intake/journal.ts';
import type { Limits } from '../intake/limits.ts';
import { recordedMeeting, recordSubmission } from '../intake/submission-rows.ts';
import type { Uploads } from '../intake/uploads.ts';
import type { Meetings } from '../meetings/meetings.ts';
import { invalid, ok, Refusal } from './answer.ts';
import type { Fields } from './body.ts';
import { checked } from './checked.ts';
import { startIn } from './meeting-start.ts';
import { line, readForm } from './read-form.ts';

export type Filled = {
	fields: Fields;
	language: Language;
	/** The page that it was sent from, as a path. */
	page: string;
	fillTime: string | undefined;
	/** The network of the sender. */
	address: string;
	idempotencyKey: IdempotencyKey;
};

/** Optional: an unknown item must not lose the form. */
const About = z.object({ item: line, items: line, lines: z.string().nullish() });

/** The items and lines that the form is about, if it names any. */
function aboutIn(fields: Fields, form: Form) {
	const of = (name: BesideField) => fields[wireName(name)];
	const given = { item: of('item'), items: of('items'), lines: of('lines') };
	const written = checked(About, given);
	const item = itemIn(written.item);
	const items = form.items ? itemsIn(written.items) : [];
	const lines = form.lines ? linesIn(written.lines ?? '') : [];
	return { ...(item && { item }), ...(items.length > 0 && { items }), ...(lines.length > 0 && { lines }) };
}

type BookedTime = { outcome: 'confirmed' | 'wished'; key: string; startsAt: string } | { outcome: 'taken' | 'gone' };

const noTime = { taken: 'timeTaken', gone: 'timeGone' } as const;

type Needs = {
	journal: Journal;
	uploads: Uploads;
	meetings: Pick<Meetings, 'book'>;
	limits: Limits;
	now: () => number;
};

/** Checks a form and stores it; the response is sent after it is on disk. */
export function createRecorder({ journal, uploads, meetings, limits, now }: Needs) {
	/** The key of the meeting that a message books, or the reason for none; undefined if no time was chosen. */
	async function bookedWith(
		sent: FilledForm,
		{ fields, language, address, idempotencyKey }: Filled,
		suspected: boolean,
	): Promise<BookedTime | undefined> {
		const item = itemIn(String(fields[wireName('item')] ?? ''));
		if (sent.kind !== 'contact' || item?.kind !== 'event' || !fields[meetingField]) return undefined;
		const startsAt = startIn(fields[meetingField]);
		if (!startsAt) return { outcome: 'gone' };
		const keys = keysOf(idempotencyKey);
		const known = recordedMeeting(journal, keys);
		if (known) return { outcome: 'wished', key: known.key, startsAt };
		const { firstName, lastName, email } = sent.fields;
		const forms = keys.map((key) => JSON.stringify([key, sent.fields]));
		const wish = { event: item.id, startsAt };
		const seconds = await limits.refused('meeting', address);
		if (seconds) throw new Refusal(429, 'tooMany', { headers: { 'Retry-After': String(seconds) } });
		const booked = await meetings.book({ wish, forms, language, firstName, lastName, email, suspected });
		if (booked.outcome !== 'confirmed') await limits.giveBack('meeting', address);
		return 'key' in booked ? { ...booked, startsAt } : booked;
	}

	return async (kind: FormKind, filled: Filled): Promise<WireAnswer<{ reference: string }> | WireAnswer<unknown>> => {
		const { fields, language, page, fillTime, idempotencyKey } = filled;
		const read = readForm(kind, fields, language, uploads);
		if ('problem' in read) return read.problem;
		const sent = FilledForm.parse({ kind, fields: read.values });
		const about = aboutIn(fields, forms[kind]);
		const receivedAt = new Date(now()).toISOString();
		const suspected = isSuspect(fields[honeypotField], fillTime);
		const booked = await bookedWith(sent, filled, suspected);
		if (booked && !('key' in booked)) return invalid(language, noTime[booked.outcome], { fields: [meetingField] });
		const meeting = booked && { startsAt: booked.startsAt, key: booked.key };
		const submission = { ...sent, receivedAt, language, page, suspected, ...about, ...(meeting && { meeting }) };
		const recorded = await recordSubmission(journal, submission, idempotencyKey);
		if (recorded.outcome === 'conflict') return invalid(language, 'sentBefore', null);
		const { reference } = recorded;
		if (!meeting) return ok({ reference });
		const wished = booked.outcome === 'wished' ? '&outcome=wished' : '';
		return ok({ reference, page: meetingAddress(meeting.key, language) + wished });
	};
}
export type Recorder = ReturnType<typeof createRecorder>;
