import { sql } from '@payloadcms/db-postgres';
import { forms } from '@site/contract/forms/all';
import type { Form } from '@site/contract/forms/form';
import { leadForms } from '@site/contract/lead-forms';
import { type DeliveryAnswer, JournalEntry } from '@site/contract/submission';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import { interestNames } from '../inbox/interest-names.ts';
import { type KnownLine, knownLines, type Line } from '../inbox/lines.ts';
import { kindOf, type Work } from '../inbox/message-kinds.ts';
import { summaryOf } from '../inbox/summary.ts';
import { writeMails } from '../mail/write-mails.ts';
import { settleMeeting } from '../meetings/settle-meeting.ts';
import { takeReport } from '../reports/take-report.ts';
import { isTrouble, kindOf as kindOfTrouble } from '../server/studio-trouble.ts';
import { applyChange } from '../subscribers/change.ts';
import { asksForNewsletter, noteSignUp } from '../subscribers/sign-up.ts';
import { noteWatch } from '../watches/note-watch.ts';
import { itemOf } from './item-of.ts';
import { idOf } from './sent-items.ts';
import { findResume } from './store-resume.ts';

/**
 * Turns a quote request that arrives as a contact message, from an older page or another client, into a quote request.
 */
export function asQuote(entry: JournalEntry): JournalEntry {
	if (entry.kind !== 'contact' || entry.fields.type !== leadForms.quote.type) return entry;
	const { source, type, jobTitle, ...fields } = entry.fields;
	return { ...entry, kind: 'leadQuote', fields: { ...fields, productName: '' } };
}

/** Interests by name, and the product of a list of one pack, if the visitor named none. */
async function named(req: PayloadRequest, work: Work, lines: readonly Line[]): Promise<Work> {
	const only = (lines.length === 1 && lines[0]?.name) || '';
	switch (work.kind) {
		case 'newsletter': {
			const interests = (await interestNames(req, work.fields.interests, 'en')).join(', ');
			return { ...work, fields: { ...work.fields, interests } };
		}
		case 'quote':
			return { ...work, fields: { ...work.fields, productName: work.fields.productName || only } };
		case 'leadQuote':
			return { ...work, fields: { ...work.fields, productName: work.fields.productName || only } };
		default:
			return work;
	}
}

async function store(req: PayloadRequest, work: Work, known: readonly KnownLine[]): Promise<void> {
	const { kind: form, fields, reference, receivedAt, language, page, suspected } = work;
	const lines = known.map(({ product, ...line }) => line);
	const item = await itemOf(req, work, known);
	const kind = kindOf(work, item.itemKind);
	await req.payload.create({
		collection: 'messages',
		data: {
			...{ reference, receivedAt, language, page, suspected, status: 'new', kind, form, fields, lines },
			...item,
			...summaryOf(work, { ...item, lines }),
			...(work.kind === 'application' && {
				stage: 'new',
				resume: await findResume(req.payload, work.fields.resume, req),
			}),
		},
		req,
	});
}

async function take(req: PayloadRequest, entry: JournalEntry): Promise<void> {
	if (entry.kind === 'subscription') return applyChange(req, entry);
	if (entry.kind === 'watch') return noteWatch(req, entry);
	if (entry.kind === 'report') return takeReport(req, entry);
	const { lines: takesLines }: Form = forms[entry.kind];
	const lines = takesLines ? await knownLines(req, entry) : [];
	const work = await named(req, entry, lines);
	await store(req, work, lines);
	const meeting = entry.kind === 'contact' ? await settleMeeting(req, entry) : undefined;
	const signUp = asksForNewsletter(entry) ? { toVisitor: (email: string) => noteSignUp(req, entry, email) } : {};
	await writeMails(req, work, lines, { ...signUp, ...meeting });
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
	const req = await createLocalReq({ context: { cause: 'site' } }, payload);
	try {
		await inTransaction(req, async () => {
			await payload.create({ collection: 'delivered', data: { reference: entry.reference }, req });
			await take(req, entry);
		});
		return true;
	} catch (error) {
		if (await isTaken(payload, entry.reference)) return true;
		if (isTrouble(error)) throw error;
		payload.logger.error({ reference: entry.reference, kind: kindOfTrouble(error), msg: 'a submission was refused' });
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
