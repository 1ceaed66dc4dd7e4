import { sql } from '@payloadcms/db-postgres';
import type { Submission } from '@site/contract/submission';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { writeMails } from '../mail/write-mails.ts';
import { findResume } from './store-resume.ts';

const envelope = ({ reference, receivedAt, language, page, suspected }: Submission) => ({
	reference,
	receivedAt,
	language,
	page,
	suspected,
	status: 'new' as const,
});

async function store(req: PayloadRequest, submission: Submission): Promise<void> {
	const { payload } = req;
	const common = envelope(submission);
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
				startDate: new Date(startDate).toISOString(),
				resume: await findResume(payload, resume),
			};
			await payload.create({ collection: 'applications', data, req });
		}
	}
}

const isTaken = async (payload: Payload, reference: string) => {
	const { rows } = await payload.db.drizzle.execute(sql`select 1 from delivered where reference = ${reference}`);
	return rows.length > 0;
};

/**
 * The submission, its e-mails and the note that it was taken in are stored together or not at all.
 * True when the submission is stored, now or before.
 */
export async function storeSubmission(payload: Payload, submission: Submission): Promise<boolean> {
	if (await isTaken(payload, submission.reference)) return true;
	const req = await createLocalReq({}, payload);
	req.transactionID = (await payload.db.beginTransaction()) ?? undefined;
	try {
		await payload.create({ collection: 'delivered', data: { reference: submission.reference }, req });
		await store(req, submission);
		await writeMails(req, submission);
		if (req.transactionID) await payload.db.commitTransaction(req.transactionID);
		return true;
	} catch (error) {
		if (req.transactionID) await payload.db.rollbackTransaction(req.transactionID);
		if (await isTaken(payload, submission.reference)) return true;
		payload.logger.error({ err: error, msg: `submission ${submission.reference} was not stored` });
		return false;
	}
}
