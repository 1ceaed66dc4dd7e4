import type { Payload } from 'payload';
import { settings } from '../settings.ts';
import { signedUpNeverAsked } from './never-asked.ts';

/** Above the list of subscribers: who signed up and is not in it. */
export async function NeverAskedNote({ payload }: { payload: Payload }) {
	const { length } = await signedUpNeverAsked(payload);
	if (length === 0) return null;
	const people = length === 1 ? 'One person' : `${length} people`;
	return (
		<form action="/api/newsletter/ask" method="post" className="studio-note">
			<p>
				{people} signed up before addresses had to be confirmed, and {length === 1 ? 'is' : 'are'} not among the
				subscribers. Each can be asked once, by e-mail, whether they still want the newsletter.
			</p>
			{settings.mail.smtpUrl ? (
				<button type="submit">Ask {length === 1 ? 'this person' : `these ${length}`} to confirm</button>
			) : (
				<p>The studio has no mail server yet.</p>
			)}
		</form>
	);
}
