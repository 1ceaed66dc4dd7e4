import type { PayloadRequest } from 'payload';
import { sayTo } from '../words/said.ts';
import { readInWorker } from './read-in-worker.ts';
import type { TableKind } from './read-table.ts';

/** The table in a form: its file, otherwise the pasted rows. */
export async function tableInForm(
	req: PayloadRequest,
	kind: TableKind,
): Promise<{ text: string } | { problem: string }> {
	const form = (await req.formData?.()) ?? new FormData();
	const [file, pasted] = [form.get('file'), form.get('rows')];
	const hasFile = file instanceof File && file.size > 0;
	const bytes = hasFile
		? new Uint8Array(await file.arrayBuffer())
		: new TextEncoder().encode(typeof pasted === 'string' ? pasted : '');
	const read = await readInWorker(bytes, hasFile ? kind : 'csv', String(req.user?.id));
	return 'problem' in read ? { problem: sayTo(req)(read.problem) } : read;
}
