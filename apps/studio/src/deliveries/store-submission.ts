import { sql } from '@payloadcms/db-postgres';
import { forms } from '@site/contract/forms/all';
import type { Form } from '@site/contract/forms/form';
import { leadForms } from '@site/contract/lead-forms';
import { type DeliveryAnswer, JournalEntry, type Submission } from '@site/contract/submission';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import { interestNames } from '../inbox/interest-names.ts';
import { knownLines } from '../inbox/known-lines.ts';
import { answersIn } from '../mail/answers-in.ts';
import type { Work } from '../mail/notice.ts';
import { writeMails } from '../mail/write-mails.ts';
import { settleMeeting } from '../meetings/settle-meeting.ts';
import { takeReport } from '../reports/take-report.ts';
import { isTrouble, kindOf } from '../server/studio-trouble.ts';
import { applyChange } from '../subscribers/change.ts';
import { asksForNewsletter, noteSignUp } from '../subscribers/sign-up.ts';
import { noteWatch } from '../watches/note-watch.ts';
import { asQuote } from './as-quote.ts';
import { itemOf } from './item-of.ts';
import { idOf } from './sent-items.ts';
import { findResume } from './store-resume.ts';

const envelope = ({ reference, receivedAt, language, page, suspected }: Submission) => ({
	reference,
	receivedAt,
	language,
	page,
	suspected,
	status: 'new' as const,
});

/** Countries and interests by name, since the studio's lists filter by them. */
async function named(req: PayloadRequest, { kind, fields }: Work) {
	if (kind === 'newsletter') return { interests: (await interestNames(req, fields.interests, 'en')).join(', ') };
	const countries = answersIn({ kind, fields }, 'en').filter((field) => field.kind === 'country');
	return Object.fromEntries(countries.map(({ name, answer }) => [name, answer]));
}

async function store(req: PayloadRequest, submission: Work): Promise<void> {
	const { payload } = req;
	const known = await knownLines(req, submission);
	const common = { ...envelope(submission), ...(await itemOf(req, submission, known)) };
	const { lines: takesLines }: Form = forms[submission.kind];
	const lines = takesLines ? known.map(({ product, ...line }) => line) : [];
	switch (submission.kind) {
		case 'contact':
		case 'sampleKit':
		case 'distributor':
		case 'newsletter': {
			const lead = submission.kind !== 'contact' && { type: leadForms[submission.kind].type };
			const data = { ...submission.fields, ...(await named(req, submission)), ...common, lines, ...lead };
			await payload.create({ collection: 'contact-messages', data, req });
			return;
		}
		case 'quote':
		case 'leadQuote': {
			const productName = submission.fields.productName || (lines.length === 1 ? lines[0]?.name : '');
			const data = { ...submission.fields, productName, ...common, lines };
			await payload.create({ collection: 'quote-requests', data, req });
			return;
		}
		case 'signup':
			await payload.create({ collection: 'sign-ups', data: { ...submission.fields, ...common }, req });
			return;
		case 'paper':
			await payload.create({ collection: 'paper-requests', data: { ...submission.fields, ...common }, req });
			return;
		case 'application': {
			const { startDate, resume, ...fields } = submission.fields;
			const data = {
				...fields,
				...common,
				startDate: new Date(startDate).toISOString(),
				resume: await findResume(payload, resume, req),
			};
			await payload.create({ collection: 'applications', data, req });
		}
	}
}

async function take(req: PayloadRequest, entry: JournalEntry): Promise<void> {
	if (entry.kind === 'subscription') return applyChange(req, entry);
	if (entry.kind === 'watch') return noteWatch(req, entry);
	if (entry.kind === 'report') return takeReport(req, entry);
	await store(req, entry);
	const meeting = entry.kind === 'contact' ? await settleMeeting(req, entry) : undefined;
	const signUp = asksForNewsletter(entry) ? { toVisitor: (email: string) => noteSignUp(req, entry, email) } : {};
	await writeMails(req, entry, { ...signUp, ...meeting });
}

const isTaken = async (payload: Payload, reference: string) => {
	const { rows } = await payload.db.drizzle.execute(sql`select 1 from delivered where reference = ${reference}`);
	return rows.length > 0;
};

/** Whether the database is reachable. */
export const canStore = (payload: Payload): Promise<boolean> =>
	isTaken(payload, '').then(
		() => true,
		() => false,
	);

/**
 * Stores the entry, its e-mails and the record of its reference in one transaction. False if the entry itself is
 * refused; throws if the studio is in trouble.
 */
async function storeEntry(payload: Payload, entry: JournalEntry): Promise<boolean> {
	if (await isTaken(payload, entry.reference)) return true;
	const req = await createLocalReq({ context: { fromSite: true } }, payload);
	try {
		await inTransaction(req, async () => {
			await payload.create({ collection: 'delivered', data: { reference: entry.reference }, req });
			await take(req, entry);
		});
		return true;
	} catch (error) {
		if (await isTaken(payload, entry.reference)) return true;
		if (isTrouble(error)) throw error;
		payload.logger.error({ reference: entry.reference, kind: kindOf(error), msg: 'a submission was refused' });
		return false;
	}
}

/**
 * Stores each on its own, in order. Trouble ends the loop; the remaining items are in neither list and will be sent
 * again.
 */
export async function storeSubmissions(payload: Payload, sent: readonly unknown[]): Promise<DeliveryAnswer> {
	const answer: DeliveryAnswer = { stored: [], refused: [] };
	for (const item of sent) {
		const sentEntry = JournalEntry.safeParse(item).data;
		const entry = sentEntry && asQuote(sentEntry);
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
