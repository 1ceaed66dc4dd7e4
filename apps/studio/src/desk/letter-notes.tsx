import type { PayloadRequest } from 'payload';
import { isObject } from '../server/is-object.ts';
import type { Colleague } from './mentions.ts';
import { fullMoment, shortMoment } from './moments.ts';
import type { Letter } from './open-letter.ts';

interface NotesProps {
	req: PayloadRequest;
	letter: Letter;
	colleagues: Colleague[];
	from: string;
}

const nameOf = (author: unknown) =>
	isObject(author) && typeof author.name === 'string' ? author.name : 'A former colleague';

/** Signed, in order, and never rewritten. What stood in the record before is the first. */
export async function LetterNotes({ req, letter: { slug, doc } }: Pick<NotesProps, 'req' | 'letter'>) {
	const about = { about: { equals: { relationTo: slug, value: doc.id } } };
	const where = { and: [about, { kind: { equals: 'note' } }] };
	const { docs } = await req.payload.find({ collection: 'exchanges', where, sort: 'at', pagination: false, depth: 1 });
	const first = typeof doc.notes === 'string' ? doc.notes.trim() : '';
	if (!first && docs.length === 0) return null;
	return (
		<ol className="desk-notes">
			{first && (
				<li>
					<p>{first}</p>
					<footer>Written in the record</footer>
				</li>
			)}
			{docs.map(({ id, text, author, at }) => (
				<li key={id}>
					<p>{text}</p>
					<footer>
						{nameOf(author)},{' '}
						<time dateTime={at} title={fullMoment(Date.parse(at))}>
							{shortMoment(Date.parse(at))}
						</time>
					</footer>
				</li>
			))}
		</ol>
	);
}

/** For colleagues; the visitor never sees it. */
export function NoteForm({ letter: { slug, doc }, colleagues, from }: Omit<NotesProps, 'req'>) {
	const names = colleagues.map(({ name }) => `@${name}`);
	return (
		<form method="post" action={`/api/desk/${slug}/${doc.id}`} className="desk-note">
			<input type="hidden" name="from" value={from} />
			<label htmlFor="desk-note">Note for colleagues</label>
			<textarea id="desk-note" name="note" rows={3} required maxLength={10_000} aria-describedby="desk-names" />
			<p id="desk-names">
				The visitor never sees it. Name a colleague to tell them: {names.slice(0, 8).join(', ')}
				{names.length > 8 && ' …'}
			</p>
			<button type="submit" name="do" value="note" className="desk-second">
				Add note
			</button>
		</form>
	);
}
