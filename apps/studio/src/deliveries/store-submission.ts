import { sql } from '@payloadcms/db-postgres';
import { type DeliveryAnswer, JournalEntry, type Submission } from '@site/contract/submission';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { writeMails } from '../mail/write-mails.ts';
import { applyChange } from '../subscribers/change.ts';
import { itemOf } from './item-of.ts';
import { idOf } from './sent-items.ts';
import { findResume } from './store-resume.ts';
import { isTrouble, kindOf } from './studio-trouble.ts';

const envelope = ({ reference, receivedAt, language, page, suspected }: Submission) => ({
	reference,
	receivedAt,
	language,
	page,
	suspected,
	status: 'new' as const,
});

/** A former release of the site took any number; what no calendar has becomes the nearest day that one has. */
const earliest = Date.UTC(1, 0, 1);
const latest = Date.UTC(9999, 11, 31);
const storableDate = (moment: number) => new Date(Math.min(latest, Math.max(earliest, moment))).toISOString();

async function store(req: PayloadRequest, submission: Submission): Promise<void> {
	const { payload } = req;
	const common = { ...envelope(submission), ...(await itemOf(req, submission)) };
	switch (submission.kind) {
		case 'contact':
			await payload.create({ collection: 'contact-messages', data: { ...submission.fields, ...common }, req });
			return;
		case 'signup':
			await payload.create({ collection: 'sign-ups', data: { ...submission.fields, ...common }, req });
			return;
		case 'quote':
			await payload.create({ collection: 'quote-requests', data: { ...submission.fields, ...common }, req });
			return;
		case 'application': {
			const { startDate, resume, ...fields } = submission.fields;
			const data = {
				...fields,
				...common,
				startDate: storableDate(startDate),
				resume: await findResume(payload, resume),
			};
			await payload.create({ collection: 'applications', data, req });
		}
	}
}

async function take(req: PayloadRequest, entry: JournalEntry): Promise<void> {
	if (entry.kind === 'subscription') return applyChange(req, entry);
	await store(req, entry);
	await writeMails(req, entry);
}

const isTaken = async (payload: Payload, reference: string) => {
	const { rows } = await payload.db.drizzle.execute(sql`select 1 from delivered where reference = ${reference}`);
	return rows.length > 0;
};

/** Whether the database answers. */
export const canStore = (payload: Payload): Promise<boolean> =>
	isTaken(payload, '').then(
		() => true,
		() => false,
	);

/**
 * The entry, its e-mails and the note that it was taken in are stored together or not at all.
 * False where it is refused for what it is; a studio in trouble throws.
 */
async function storeEntry(payload: Payload, entry: JournalEntry): Promise<boolean> {
	if (await isTaken(payload, entry.reference)) return true;
	const req = await createLocalReq({}, payload);
	req.transactionID = (await payload.db.beginTransaction()) ?? undefined;
	try {
		await payload.create({ collection: 'delivered', data: { reference: entry.reference }, req });
		await take(req, entry);
		if (req.transactionID) await payload.db.commitTransaction(req.transactionID);
		return true;
	} catch (error) {
		if (req.transactionID) await payload.db.rollbackTransaction(req.transactionID);
		if (await isTaken(payload, entry.reference)) return true;
		if (isTrouble(error)) throw error;
		payload.logger.error({ reference: entry.reference, kind: kindOf(error), msg: 'a submission was refused' });
		return false;
	}
}

/** Each by itself, in order. Trouble on the way ends it; what comes after is in neither list and will come again. */
export async function storeSubmissions(payload: Payload, sent: readonly unknown[]): Promise<DeliveryAnswer> {
	const answer: DeliveryAnswer = { stored: [], refused: [] };
	for (const item of sent) {
		const entry = JournalEntry.safeParse(item).data;
		if (!entry) {
			answer.refused.push(...idOf(item, 'reference'));
			continue;
		}
		try {
			const isStored = await storeEntry(payload, entry);
			(isStored ? answer.stored : answer.refused).push(entry.reference);
		} catch (error) {
			if (answer.stored.length + answer.refused.length === 0) throw error;
			return answer;
		}
	}
	return answer;
}
