import { createHash, timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { TypedDraft } from '@site/contract/typed-draft';
import { Hono } from 'hono';
import { Person } from '../intake/erase.ts';
import { JournalUnavailable } from '../intake/journal.ts';
import { Refusal } from './answer.ts';
import { bodyFields, type Fields } from './body.ts';
import type { Call } from './caller.ts';
import { entries } from './entries.ts';
import { type InternalWrite, internalWrites, type WriteRoute } from './write-routes.ts';

/** Not part of the wire for visitors. */
export const internalBase = '/apis/internal';

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (given: string, due: string) => timingSafeEqual(digest(given), digest(due));

/** The studio's calls to the site, with the token that both know. Without a studio there are none. */
export function createInternalCalls({
	token,
	erase,
	layDraft,
	log,
}: {
	token: string | undefined;
	erase: (person: Person) => Promise<string[]>;
	/** Stores unsaved changes from the studio, and returns the page that shows them. */
	layDraft: (draft: TypedDraft) => { address: string | null } | { issues: unknown };
	log: { error(details: object, message: string): void };
}) {
	const calls = new Hono<{ Bindings: HttpBindings }>();
	calls.use(async (call, next) => {
		if (!token) return call.json({ error: 'Not found' }, 404);
		if (!isSame(call.req.header('authorization') ?? '', `Bearer ${token}`)) {
			return call.json({ error: 'Unauthorized' }, 401);
		}
		await next();
	});
	const writes: Record<InternalWrite, (call: Call, fields: Fields) => Promise<Response> | Response> = {
		'/erase': async (call, fields) => {
			const person = Person.safeParse(fields);
			if (!person.success) return call.json({ error: 'Wants {email, references}' }, 400);
			const references = await erase(person.data);
			return call.json({ erased: references.length, references });
		},
		'/drafts': (call, fields) => {
			const draft = TypedDraft.safeParse(fields);
			if (!draft.success) return call.json({ error: 'Wants {key, part, item}' }, 400);
			const laid = layDraft(draft.data);
			return call.json(laid, 'address' in laid ? 200 : 422);
		},
	};
	for (const [path, { mostBytes }] of entries<InternalWrite, WriteRoute>(internalWrites))
		calls.post(path, async (call) => writes[path](call, await bodyFields(call.env.incoming, mostBytes)));
	calls.all('*', (call) => call.json({ error: 'Not found' }, 404));
	calls.onError((error, call) => {
		if (error instanceof Refusal) return call.json({ error: error.key }, error.status);
		log.error({ err: error, path: call.req.path }, 'A call of the studio failed');
		return call.json({ error: 'Not possible now' }, error instanceof JournalUnavailable ? 503 : 500);
	});
	return calls;
}
