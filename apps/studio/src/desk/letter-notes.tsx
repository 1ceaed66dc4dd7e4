import type { LetterDoc } from './entry-of.ts';
import type { Colleague } from './mentions.ts';
import type { Letter } from './open-letter.ts';

interface NotesProps {
	letter: Letter;
	colleagues: Colleague[];
	from: string;
}

/** What stood in the record before notes were signed. All later ones are in the conversation. */
export function FirstNote({ doc }: { doc: LetterDoc }) {
	const first = typeof doc.notes === 'string' ? doc.notes.trim() : '';
	if (!first) return null;
	return (
		<div className="desk-first-note">
			<p>{first}</p>
			<footer>Note, written in the record</footer>
		</div>
	);
}

/** For colleagues; the visitor never sees it. */
export function NoteForm({ letter: { slug, doc }, colleagues, from }: NotesProps) {
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
