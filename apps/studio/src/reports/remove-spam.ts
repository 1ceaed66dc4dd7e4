import type { PayloadRequest } from 'payload';
import { has } from '../access/roles.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { refusal } from '../server/refusal.ts';
import { readTrail } from '../trail/read.ts';
import { type Said, sayTo } from '../words/said.ts';

/** Fields that show that somebody has begun to judge a report. */
const judging = ['state', 'classEu', 'classUs', 'toldEuAt', 'toldUsAt', 'conclusion'];

const refusals = {
	role: { en: 'Only an administrator removes a report or its photos.', zh: '只有管理员可以删除报告或其照片。' },
	reason: { en: 'Say why: the reason is kept in the audit log.', zh: '请说明原因：原因会保存在变更记录中。' },
	kept: {
		en: 'This report was judged, moved here or written down by a colleague: it is a quality record and is kept.',
		zh: '此报告已经判定、由其他收件箱移来或由同事记录：它是质量记录，予以保留。',
	},
	gone: { en: 'This is no longer here.', zh: '此项已不存在。' },
} satisfies Record<string, Said>;

async function wasJudged(req: PayloadRequest, id: number): Promise<boolean> {
	const rows = await readTrail(req.payload, { kind: 'problem-reports', item: String(id) }, { limit: 1000 });
	return rows.some(
		({ operation, changes }) =>
			operation === 'changed' && changes.some(({ path }) => judging.includes(path.split('.')[0] ?? '')),
	);
}

/** A report from the site's form that nobody has judged yet. All others are records that auditors ask for. */
export async function removableReport(req: PayloadRequest, id: number) {
	const asked = { collection: 'problem-reports', id, depth: 0, disableErrors: true, req } as const;
	const report = await req.payload.findByID(asked);
	if (!report || report.movedFrom || report.state !== 'received' || (await wasJudged(req, id))) return undefined;
	return report;
}

/**
 * Permanently removes spam or a photo that nobody should open: a whole report with photos and e-mails, or one photo.
 * The reason is kept in the audit log.
 */
export async function removeSpam(
	req: PayloadRequest,
	id: number,
	{ photo, reason }: { photo?: number; reason: string },
): Promise<void> {
	const { payload } = req;
	const refuse = (name: keyof typeof refusals, status: number) => refusal(sayTo(req)(refusals[name]), status);
	if (!has(req.user)) throw refuse('role', 403);
	const why = reason.trim().slice(0, 500);
	if (!why) throw refuse('reason', 400);
	await inTransaction(req, async () => {
		const report = await removableReport(req, id);
		if (!report) throw refuse('kept', 409);
		const all = (report.photos ?? []).map(Number);
		if (photo !== undefined && !all.includes(photo)) throw refuse('gone', 404);
		req.context.reason = why;
		if (photo === undefined) {
			await payload.delete({ collection: 'mails', where: { reference: { equals: report.reference } }, req });
			await payload.delete({ collection: 'problem-reports', id, req });
		}
		for (const one of photo === undefined ? all : [photo])
			await payload.delete({ collection: 'report-photos', id: one, req });
	});
}
