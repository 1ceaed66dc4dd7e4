import type { PayloadRequest } from 'payload';
import { isRefusedForGood, mailState } from './answer/mail-state.ts';
import type { LetterDoc } from './entry-of.ts';
import { fullMoment } from './moments.ts';

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Whether something that we sent to this visitor came to nothing, and what a colleague can do. */
export async function Undelivered({ req, doc }: { req: PayloadRequest; doc: LetterDoc }) {
	const [reference, to] = [text(doc.reference), text(doc.email).toLowerCase()];
	if (!reference || !to) return null;
	const where = { reference: { equals: reference }, to: { equals: to } };
	const wanted = { where, sort: '-id', depth: 0, pagination: false } as const;
	const { docs } = await req.payload.find({ collection: 'mails', ...wanted });
	const [mail] = docs.filter((one) => isRefusedForGood(mailState(one)));
	if (!mail) return null;
	const phone = text(doc.phone);
	return (
		<div role="alert" className="desk-told desk-refused">
			<p>
				<strong>Our mail did not arrive.</strong> “{mail.subject}” of {fullMoment(Date.parse(mail.createdAt))} to {to}{' '}
				was refused for good: <q>{mail.lastError}</q>
			</p>
			<p>
				Look for a slip in the address, then write to the right one from the team’s mailbox and add it to the
				conversation
				{phone && (
					<>
						, or call <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
					</>
				)}
				. If the address is right, set the mail back to Waiting:{' '}
				<a href={`/admin/collections/mails/${mail.id}`}>open it</a>.
			</p>
		</div>
	);
}
