import { isMovable } from '../reports/move-message.ts';
import { settings } from '../settings.ts';
import type { Colleague } from './mentions.ts';
import type { Letter } from './open-letter.ts';
import { workNames, workOf } from './work-fields.ts';

const statuses = [
	['new', 'New'],
	['in-progress', 'In progress'],
	['done', 'Done'],
	['spam', 'Spam'],
] as const;

interface WorkProps {
	letter: Letter;
	colleagues: Colleague[];
	/** The query of the queue that one came from. */
	from: string;
	me: number;
}

const actionOf = ({ slug, doc }: Letter) => `/api/desk/${slug}/${doc.id}`;

/** Status, whose it is, and when it comes back. */
export function LetterWork({ letter, colleagues, from, me }: WorkProps) {
	const { slug, doc } = letter;
	const { status, assignee, followUpAt } = workOf(doc);
	return (
		<form method="post" action={actionOf(letter)} className="desk-work">
			<input type="hidden" name="from" value={from} />
			{workNames.map((name) => (
				<input key={name} type="hidden" name={`was-${name}`} value={workOf(doc)[name]} />
			))}
			{slug !== 'problem-reports' && (
				<label>
					Status
					<select name="status" defaultValue={status}>
						{statuses.map(([value, label]) => (
							<option key={value} value={value}>
								{label}
							</option>
						))}
					</select>
				</label>
			)}
			<label>
				Assigned to
				<select name="assignee" defaultValue={assignee}>
					<option value="">Nobody</option>
					{colleagues.map(({ id, name }) => (
						<option key={id} value={id}>
							{id === me ? `${name} (you)` : name}
						</option>
					))}
				</select>
			</label>
			<label>
				Follow up on
				<input type="date" name="followUpAt" defaultValue={followUpAt} />
			</label>
			{!settings.mail.smtpUrl && <p>This studio has no mail server: nobody is told by e-mail.</p>}
			<p className="desk-work-buttons">
				<button type="submit" name="do" value="save">
					Save
				</button>
				{assignee !== String(me) && (
					<button type="submit" name="do" value="take" className="desk-second">
						Take it
					</button>
				)}
			</p>
		</form>
	);
}

/** Done leads to the next letter of the queue; what is done can be opened again. */
export function DoneButton({ letter, from }: Pick<WorkProps, 'letter' | 'from'>) {
	if (letter.slug === 'problem-reports') return null;
	const isOver = letter.doc.status === 'done' || letter.doc.status === 'spam';
	return (
		<form method="post" action={actionOf(letter)}>
			<input type="hidden" name="from" value={from} />
			{isOver ? (
				<button type="submit" name="do" value="reopen" className="desk-second">
					Open again
				</button>
			) : (
				<button type="submit" name="do" value="done" data-desk-done>
					Done
				</button>
			)}
		</form>
	);
}

const Sure = ({
	letter,
	from,
	work,
	label,
	words,
}: Pick<WorkProps, 'letter' | 'from'> & { work: string; label: string; words: string }) => (
	<details>
		<summary>{label}</summary>
		<form method="post" action={actionOf(letter)}>
			<input type="hidden" name="from" value={from} />
			<p>{words}</p>
			<button type="submit" name="do" value={work} className="desk-second">
				{label}
			</button>
		</form>
	</details>
);

/** What is done seldom, and asked for twice. */
export function LetterRest({ letter, from }: Pick<WorkProps, 'letter' | 'from'>) {
	const { slug, doc } = letter;
	return (
		<div className="desk-rest">
			{isMovable(slug) && (
				<Sure
					letter={letter}
					from={from}
					work="move"
					label="Move to problem reports"
					words="For complaints, harm or a defect: the law gives us days to act, counted from the arrival of the message. Only the quality department reads it then, and it can not be moved back."
				/>
			)}
			{slug !== 'problem-reports' && doc.status !== 'spam' && (
				<Sure
					letter={letter}
					from={from}
					work="spam"
					label="Spam"
					words="It leaves the queue, and is deleted sooner than other letters."
				/>
			)}
			{slug !== 'problem-reports' && (
				<Sure
					letter={letter}
					from={from}
					work="erase"
					label="Erase"
					words="Deletes the letter for good, with its files, the e-mails about it and everything that was noted. It does not go to the trash."
				/>
			)}
			<a href={`/admin/collections/${slug}/${doc.id}`}>Open the record</a>
		</div>
	);
}
