import type { PayloadRequest } from 'payload';
import type { Operation } from '../trail/operation-words.ts';
import { writeTrail } from '../trail/write.ts';
import type { Planned } from './may-publish.ts';
import { scheduledDocument } from './scheduled-document.ts';

/** Records who scheduled or canceled a publication. When it happens, it is recorded under their name again. */
export async function notePlan(
	req: PayloadRequest,
	{ doc, global: slug }: Planned,
	operation: Operation,
	at: unknown,
): Promise<void> {
	const id = doc ? String(doc.value) : '';
	const what = { collection: doc?.relationTo ?? null, document: id, global: doc ? null : String(slug) };
	const found = await scheduledDocument(req.payload, what);
	const when = at instanceof Date ? at.toISOString() : String(at ?? '');
	await writeTrail(req, {
		kind: doc ? doc.relationTo : String(slug),
		item: id,
		title: found?.title ?? String(slug ?? ''),
		operation,
		changes: [{ path: 'at', label: 'When', before: null, after: when }],
	});
}
