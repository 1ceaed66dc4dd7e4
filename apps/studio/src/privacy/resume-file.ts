import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { PayloadRequest } from 'payload';
import type { Resume } from '../payload-types.ts';
import { settings } from '../settings.ts';

/** The bytes of a résumé, from disk or bucket; undefined if the file is gone. */
export async function resumeFile(req: PayloadRequest, resume: Resume): Promise<Buffer | undefined> {
	const filename = basename(resume.filename ?? '');
	if (!filename) return undefined;
	for (const handler of req.payload.collections.resumes.config.upload.handlers ?? []) {
		const answer = await handler(req, { params: { collection: 'resumes', filename }, doc: resume });
		if (answer instanceof Response && answer.ok) return Buffer.from(await answer.arrayBuffer());
	}
	return readFile(join(settings.folders.resumes, filename)).catch(() => undefined);
}
