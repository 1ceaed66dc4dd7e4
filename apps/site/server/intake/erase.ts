import { z } from 'zod';
import type { Journal } from './journal.ts';
import { rowsOf, run } from './rows.ts';
import type { Uploads } from './uploads.ts';

export const Person = z.object({
	email: z.string().max(1000),
	references: z.array(z.string().max(100)).max(10_000).default([]),
});
export type Person = z.infer<typeof Person>;

const Row = z.object({ reference: z.string(), submission: z.string(), upload_id: z.string().nullable() });

const normal = (email: string) => email.trim().toLowerCase();

/** The law requires that reports of problems are kept. */
function isReport(submission: string): boolean {
	try {
		return JSON.parse(submission).kind === 'report';
	} catch {
		return false;
	}
}

/** An unreadable row counts as the person's if it contains their email address. */
function emailOf(submission: string, wanted: string): string {
	try {
		return normal(String(JSON.parse(submission).fields.email));
	} catch {
		return submission.toLowerCase().includes(wanted) ? wanted : '';
	}
}

/**
 * Deletes a person's submissions and files from the journal, delivered or not: someone who asks to be forgotten does
 * not want the rest delivered. Reports of problems stay. Returns the references.
 */
export async function erasePerson(
	journal: Journal,
	uploads: Uploads,
	{ email, references }: Person,
): Promise<string[]> {
	const wanted = normal(email);
	const named = new Set(references);
	const { erased, files } = await journal.write((database) => {
		const rows = rowsOf(database, Row, 'SELECT reference, submission, upload_id FROM submissions').filter(
			({ reference, submission }) =>
				!isReport(submission) && (named.has(reference) || (wanted !== '' && emailOf(submission, wanted) === wanted)),
		);
		for (const { reference } of rows) {
			run(database, 'DELETE FROM submissions WHERE reference = :reference', { reference });
		}
		const theirs = new Set(rows.flatMap(({ upload_id }) => upload_id ?? []));
		const gone = [...theirs].filter(
			(id) =>
				run(
					database,
					'DELETE FROM uploads WHERE id = :id AND NOT EXISTS (SELECT 1 FROM file_uses WHERE upload_id = :id)',
					{ id },
				) > 0,
		);
		return { erased: rows.map(({ reference }) => reference), files: gone };
	});
	for (const id of files) await uploads.remove(id);
	journal.compact();
	return erased;
}
