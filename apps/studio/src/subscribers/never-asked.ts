import { sql } from '@payloadcms/db-postgres';
import type { Submission } from '@site/contract/submission';
import { createLocalReq, type Payload } from 'payload';
import { isAddress } from '../mail/is-address.ts';
import { writeToVisitor } from '../mail/write-mails.ts';
import { noteSignUp } from './sign-up.ts';

interface Row extends Record<string, unknown> {
	reference: string;
	email: string;
	first_name: string | null;
	last_name: string | null;
	language: 'en' | 'cn' | null;
	page: string | null;
}

/** Nobody is asked twice: a message to a subscriber holds the link to unsubscribe, as no other does. */
const neverAsked = sql`
	select distinct on (lower(trim(s.email))) s.reference, s.email, s.first_name, s.last_name, s.language, s.page
	from sign_ups s
	where s.deleted_at is null and s.status <> 'spam' and s.suspected is not true
		and not exists (select 1 from subscribers b where b.email = lower(trim(s.email)))
		and not exists (select 1 from mails m where m."to" = lower(trim(s.email)) and m.unsubscribe_link is not null)
	order by lower(trim(s.email)), s.received_at desc`;

/** Who signed up while a former release was running, which asked nobody to confirm. They get no newsletter. */
export async function signedUpNeverAsked({ db }: Payload): Promise<Row[]> {
	const { rows } = await db.drizzle.execute<Row>(neverAsked);
	return rows.filter(({ email }) => isAddress(email.trim()));
}

const asSignUp = (row: Row): Extract<Submission, { kind: 'signup' }> => ({
	kind: 'signup',
	reference: row.reference,
	// The days in which to confirm begin now.
	receivedAt: new Date().toISOString(),
	language: row.language ?? 'en',
	page: row.page ?? '',
	suspected: false,
	fields: {
		firstName: row.first_name ?? '',
		lastName: row.last_name ?? '',
		email: row.email,
		source: '',
		type: '',
	},
});

/** Asks each of them to confirm, as if they had signed up now; gives how many. */
export async function askNeverAsked(payload: Payload): Promise<number> {
	let asked = 0;
	// In nobody's name: a colleague may add no subscriber.
	const req = await createLocalReq({}, payload);
	for (const row of await signedUpNeverAsked(payload)) {
		const signUp = asSignUp(row);
		if (await writeToVisitor(req, signUp, (email) => noteSignUp(req, signUp, email))) asked++;
	}
	return asked;
}
