import { type Zippable, zipSync } from 'fflate';
import type { Endpoint, PayloadRequest } from 'payload';
import { noteEvent } from '../access/security-events.ts';
import { wishOf } from '../inbox/erase.ts';
import { formOf } from '../server/endpoint.ts';
import { aboutPerson, eraseFound, referencesOf } from './about-person.ts';
import { eraseOnSite } from './erase-on-site.ts';
import { resumeFile } from './resume-file.ts';
import { searchedPersons } from './searched-persons.ts';

/**
 * Deletes everything that a person sent, here at once and on the site as soon as it answers. Returns the number of
 * submissions.
 */
async function erasePerson({ payload, user }: PayloadRequest, email: string): Promise<number> {
	const person = email.trim().toLowerCase();
	if (!person) return 0;
	const found = await aboutPerson(payload, person);
	const references = referencesOf(found);
	await payload.create({
		collection: 'erasures',
		data: { email: person, references, submissions: references.length, by: user?.id },
		...wishOf(user),
	});
	await eraseFound(payload, found, user);
	await eraseOnSite(payload);
	return references.length;
}

const plainName = (name: string) => name.replace(/[\\/:*?"<>|\p{C}]/gu, '_');

/** All data about a person, to hand over: as JSON, with each résumé as a file. */
async function personArchive(req: PayloadRequest, email: string): Promise<Uint8Array<ArrayBuffer>> {
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

const emailIn = async (req: PayloadRequest): Promise<string> => (await formOf(req)).get('email')?.trim() ?? '';

const backToView = (query: Record<string, string>) =>
	new Response(null, { status: 303, headers: { Location: `/admin/privacy?${new URLSearchParams(query)}` } });

/** Access and erasure requests of a person. */
export const privacyEndpoints: Endpoint[] = [
	{
		path: '/privacy/find',
		method: 'post',
		handler: async (req) => backToView({ person: searchedPersons.keep(await emailIn(req), Number(req.user?.id)) }),
	},
	{
		path: '/privacy/export',
		method: 'post',
		handler: async (req) => {
			const archive = await personArchive(req, await emailIn(req));
			noteEvent(req, 'person exported');
			return new Response(archive, {
				headers: {
					'Content-Type': 'application/zip',
					'Content-Disposition': 'attachment; filename="person.zip"',
					'Cache-Control': 'no-store',
				},
			});
		},
	},
	{
		path: '/privacy/delete',
		method: 'post',
		handler: async (req) => {
			const erased = await erasePerson(req, await emailIn(req));
			noteEvent(req, 'person deleted', { submissions: erased });
			return backToView({ deleted: String(erased) });
		},
	},
];
