import type { PayloadRequest } from 'payload';
import { colleaguesFor } from './colleagues.ts';
import { mentionedIn } from './mentions.ts';
import { type Told, tellMentioned } from './tell-colleague.ts';

const longest = 10_000;

/** Adds a signed note and notifies the colleagues it mentions. */
export async function writeNote(req: PayloadRequest, told: Told, given: string): Promise<void> {
	const text = given.trim().slice(0, longest);
	if (!text || !req.user) return;
	const mentioned = mentionedIn(text, await colleaguesFor(req, told.slug));
	await req.payload.create({
		collection: 'exchanges',
		data: {
			about: { relationTo: told.slug, value: told.id },
			kind: 'note',
			text,
			author: Number(req.user.id),
			at: new Date().toISOString(),
			mentions: mentioned.map(({ id }) => id),
		},
		req,
	});
	for (const colleague of mentioned) if (colleague.id !== req.user.id) await tellMentioned(req, colleague, told, text);
}
