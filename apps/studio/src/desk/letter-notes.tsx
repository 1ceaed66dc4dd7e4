import { use } from 'react';
import { sayHere } from '../words/say-here.ts';
import type { LetterDoc } from './entry-of.ts';
import type { Colleague } from './mentions.ts';
import type { OpenLetter } from './open-letter.ts';

interface NotesProps {
	letter: OpenLetter;
	colleagues: Colleague[];
	from: string;
}

/** The unsigned note of older records. All later notes are in the conversation. */
export function FirstNote({ doc }: { doc: LetterDoc }) {
	const say = use(sayHere());
	const first = typeof doc.notes === 'string' ? doc.notes.trim() : '';
	if (!first) return null;
	return (
		<div className="desk-first-note">
			<p>{first}</p>
			<footer>{say('Note, written in the record', '备注（写在记录中）')}</footer>
		</div>
	);
}

/** For colleagues; the visitor never sees it. */
export function NoteForm({ letter: { slug, doc }, colleagues, from }: NotesProps) {
	const say = use(sayHere());
	const names = colleagues.map(({ name }) => `@${name}`);
	return (
		<form method="post" action={`/api/desk/${slug}/${doc.id}`} className="desk-note">
			<input type="hidden" name="from" value={from} />
			<label htmlFor="desk-note">{say('Note for colleagues', '给同事的备注')}</label>
			<textarea id="desk-note" name="note" rows={3} required maxLength={10_000} aria-describedby="desk-names" />
			<p id="desk-names">
				{say(
					`The visitor never sees it. Name a colleague to tell them: ${names.slice(0, 8).join(', ')}`,
					`访客看不到。写上同事的名字即可通知对方：${names.slice(0, 8).join(', ')}`,
				)}
				{names.length > 8 && ' …'}
			</p>
			<button type="submit" name="do" value="note" className="desk-second">
				{say('Add note', '添加备注')}
			</button>
		</form>
	);
}
