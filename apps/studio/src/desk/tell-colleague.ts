import type { PayloadRequest } from 'payload';
import { kindOf, type LetterSlug, letterKinds, letters } from '../inbox/letter-kinds.ts';
import { mailBody } from '../mail/mail-body.ts';
import { queued } from '../mail/queued.ts';
import { settings } from '../settings.ts';
import type { Colleague } from './mentions.ts';

export interface Told {
	slug: LetterSlug;
	id: number;
	reference: string;
	type?: unknown;
	itemKind?: unknown;
}

const nameOf = (told: Told) => `${letterKinds[kindOf(told.slug, told)].label.en.toLowerCase()} ${told.reference}`;

/** Notifies a colleague by mail. The visitor's text stays in the studio. */
async function tell(req: PayloadRequest, to: Colleague, told: Told, subject: string, words: string[]): Promise<void> {
	const link = { label: 'Open it at the desk', href: `${settings.studioUrl}/admin/desk/${told.slug}/${told.id}` };
	const data = {
		...queued(told.reference, letters[told.slug].role),
		...mailBody([...words, link], 'en'),
		subject,
		to: to.email,
	};
	await req.payload.create({ collection: 'mails', data, req });
}

const actor = ({ user }: PayloadRequest) => user?.name ?? 'The studio';

export const tellAssigned = (req: PayloadRequest, to: Colleague, told: Told): Promise<void> =>
	tell(req, to, told, `For you: ${nameOf(told)}`, [`${actor(req)} has given you the ${nameOf(told)}.`]);

export const tellMentioned = (req: PayloadRequest, to: Colleague, told: Told, note: string): Promise<void> =>
	tell(req, to, told, `${actor(req)} named you: ${nameOf(told)}`, [
		`${actor(req)} wrote a note about the ${nameOf(told)} and named you in it:`,
		note,
	]);
