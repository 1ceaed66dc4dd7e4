import type { PayloadRequest } from 'payload';
import { aboutPerson } from './about-person.ts';
import { resumeFile } from './resume-file.ts';
import { type Entry, zip } from './zip.ts';

const plainName = (name: string) => name.replace(/[\\/:*?"<>|\p{C}]/gu, '_');

/** Everything about a person, as it can be handed over: the data as text, and each résumé as the file it is. */
export async function personArchive(req: PayloadRequest, email: string): Promise<Buffer> {
	const found = await aboutPerson(req.payload, email);
	const entries: Entry[] = [{ name: 'person.json', content: Buffer.from(JSON.stringify(found, null, 2)) }];
	for (const { reference, resume } of found.applications) {
		const content = typeof resume === 'object' && resume ? await resumeFile(req, resume) : undefined;
		if (typeof resume === 'object' && resume && content)
			entries.push({ name: `${reference} ${plainName(resume.originalName ?? 'resume')}`, content });
	}
	return zip(entries);
}
