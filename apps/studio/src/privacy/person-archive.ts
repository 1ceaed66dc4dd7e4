import { type Zippable, zipSync } from 'fflate';
import type { PayloadRequest } from 'payload';
import { aboutPerson } from './about-person.ts';
import { resumeFile } from './resume-file.ts';

const plainName = (name: string) => name.replace(/[\\/:*?"<>|\p{C}]/gu, '_');

/** All data about a person, to hand over: as JSON, with each résumé as a file. */
export async function personArchive(req: PayloadRequest, email: string): Promise<Uint8Array<ArrayBuffer>> {
	const found = await aboutPerson(req.payload, email);
	const files: Zippable = { 'person.json': Buffer.from(JSON.stringify(found, null, 2)) };
	for (const { reference, resume } of found.messages) {
		const content = typeof resume === 'object' && resume ? await resumeFile(req, resume) : undefined;
		if (typeof resume === 'object' && resume && content)
			files[`${reference} ${plainName(resume.originalName ?? 'resume')}`] = content;
	}
	// Résumés are compressed already.
	return zipSync(files, { level: 0 });
}
