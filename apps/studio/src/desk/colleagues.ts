import type { PayloadRequest } from 'payload';
import { messageAddress } from '../inbox/message-address.ts';
import { type MessageKind, messageKinds } from '../inbox/message-kinds.ts';
import { mailBody } from '../mail/mail-body.ts';
import { queued } from '../mail/queued.ts';
import { settings } from '../settings.ts';
import { type Colleague, mentionedIn } from './mentions.ts';

/** Users who may work on a kind of message: they can be assigned to it and mentioned in notes. */
export async function colleaguesFor(
	{ payload }: Pick<PayloadRequest, 'payload'>,
	kind: MessageKind,
): Promise<Colleague[]> {
	const where = { roles: { in: [messageKinds[kind].role, 'administrator'] } };
	const { docs } = await payload.find({ collection: 'users', where, pagination: false, depth: 0, sort: 'name' });
	return docs.map(({ id, name, email }) => ({ id, name, email }));
}

interface About {
	kind: MessageKind;
	reference: string;
}

const nameOf = ({ kind, reference }: About) => `${messageKinds[kind].label.en.toLowerCase()} ${reference}`;
const actor = ({ user }: PayloadRequest) => user?.name ?? 'The studio';

/** Notifies a colleague by mail. The visitor's text stays in the studio. */
async function notify(req: PayloadRequest, to: Colleague, about: About, subject: string, words: string[]) {
	const link = { label: 'Open it at the desk', href: settings.studioUrl + messageAddress(about.reference) };
	const data = {
		...queued(about.reference, messageKinds[about.kind].role),
		...mailBody([...words, link], 'en'),
		subject,
		to: to.email,
	};
	await req.payload.create({ collection: 'mails', data, req });
}

/** Notifies a colleague to whom somebody else has assigned a message. */
export async function notifyAssignee(req: PayloadRequest, about: About, assignee: number): Promise<void> {
	const colleague = (await colleaguesFor(req, about.kind)).find(({ id }) => id === assignee);
	if (!colleague) return;
	await notify(req, colleague, about, `For you: ${nameOf(about)}`, [
		`${actor(req)} has given you the ${nameOf(about)}.`,
	]);
}

const longest = 10_000;

/** Adds a signed note and notifies the colleagues it mentions. */
export async function writeNote(req: PayloadRequest, about: About, given: string): Promise<void> {
	const text = given.trim().slice(0, longest);
	if (!text || !req.user) return;
	const mentioned = mentionedIn(text, await colleaguesFor(req, about.kind));
	await req.payload.create({
		collection: 'exchanges',
		data: {
			reference: about.reference,
			role: messageKinds[about.kind].role,
			kind: 'note',
			text,
			author: Number(req.user.id),
			at: new Date().toISOString(),
			mentions: mentioned.map(({ id }) => id),
		},
		req,
	});
	for (const colleague of mentioned.filter(({ id }) => id !== req.user?.id))
		await notify(req, colleague, about, `${actor(req)} named you: ${nameOf(about)}`, [
			`${actor(req)} wrote a note about the ${nameOf(about)} and named you in it:`,
			text,
		]);
}
