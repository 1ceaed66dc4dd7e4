import type { Payload } from 'payload';
import { heldBack } from './erase-old.ts';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** For administrators: deletions that retention holds back because there are suspiciously many. */
export async function HeldCard({ payload }: { payload: Payload }) {
	const held = Object.entries(await heldBack(payload));
	if (held.length === 0) return null;
	return (
		<section className="studio-chart" aria-labelledby="held-back">
			<h2 id="held-back">Waiting for your word: deletion by age</h2>
			<p>
				So much is rarely too old at once. Is today {day.format(new Date())}? If not, set this machine’s clock right;
				this note then goes by itself. Otherwise look at <a href="/admin/globals/retention">Retention</a>, or delete:
			</p>
			<ul className="studio-list">
				{held.map(([name, { due, total, at }]) => (
					<li key={name}>
						<form action="/api/retention/confirm" method="post">
							<input type="hidden" name="name" value={name} />
							<input type="hidden" name="at" value={at} />
							{due} of {total} {name} <button type="submit">Delete these for good</button>
						</form>
					</li>
				))}
			</ul>
		</section>
	);
}
