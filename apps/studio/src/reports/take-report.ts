import type { ProblemReport } from '@site/contract/submission';
import type { PayloadRequest } from 'payload';
import { awareSince } from './clocks.ts';
import { announceReport, confirmReport } from './report-mails.ts';
import { findPhoto } from './store-photo.ts';

/** Stores a report from the site. Its arrival there is the moment of awareness. */
export async function takeReport(req: PayloadRequest, report: ProblemReport): Promise<void> {
	const { reference, receivedAt, language, page, suspected, fields } = report;
	const awareAt = awareSince(receivedAt);
	const photos: number[] = [];
	for (const upload of report.photos) {
		const photo = await findPhoto(req.payload, upload);
		if (photo) photos.push(photo);
	}
	await req.payload.create({
		collection: 'problem-reports',
		data: {
			...fields,
			...{ reference, receivedAt, language, page, suspected, photos },
			awareAt,
			state: 'received',
			classEu: 'to-be-judged',
			classUs: 'to-be-judged',
		},
		req,
	});
	await announceReport(req, { reference, harm: fields.harm, awareAt });
	await confirmReport(req, { reference, email: fields.email, language, suspected, isMoved: false });
}
