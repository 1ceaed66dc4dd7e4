/** Measures the inbox with many messages and prints JSON on the last line. `tests/bench/desk.ts` starts it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, getPayload } from 'payload';
import { startOwnDatabase } from '../src/database/own-database.ts';

const letters = Number(process.argv[2] ?? 100_000);
const rounds = 15;

const dataDir = mkdtempSync(join(tmpdir(), 'desk-bench-'));
const database = await startOwnDatabase(join(dataDir, 'postgres'));
process.env.DATABASE_URL = database.url;
process.env.DATA_DIR = dataDir;
process.env.PAYLOAD_SECRET ||= 'bench';
process.env.LOG_LEVEL ||= 'error';
const { default: config } = await import('../src/payload.config.ts');
const { makeTrail } = await import('../src/database/make-trail.ts');
const { choicesOf, countQueue, neighboursOf, readQueue } = await import('../src/desk/queue.ts');
const { askedOf } = await import('../src/desk/asked.ts');
const { kindNames } = await import('../src/inbox/message-kinds.ts');
const { responseTimes } = await import('../src/desk/response-times.ts');
const { noteWords } = await import('../src/inbox/message.ts');

const payload = await getPayload({ config });
await makeTrail(payload);

/** Texts in two languages, a few hundred characters long. */
const message = `(array['Please send a quotation for ', 'We would like to evaluate samples of ', '请报价：', 'Could somebody call me about ', '我们需要试用装，'])[1 + n % 5]
	|| (array['influenza', 'strep', 'respiratory', 'pregnancy', 'troponin', '糖尿病', 'drug'])[1 + n % 7] || ' tests number ' || n
	|| repeat(' for our clinic, delivered monthly to the laboratory at the harbor, with training for nurses', 1 + n % 4)`;
const first = `(array['Mei', 'Ada', 'Jonas', 'Priya', '伟'])[1 + n % 5]`;
const last = `(array['Tanaka', 'Okafor', 'Berg', 'Nair', '王'])[1 + n % 5] || n`;
const email = `'person' || n % 30000 || '@clinic' || n % 900 || '.example'`;
const status = `(case when n % 10 < 7 then 'done' when n % 10 = 7 then 'spam' when n % 10 = 8 then 'in-progress' else 'new' end)`;
const received = `now() - n * interval '9 minutes'`;

const fill = (form: string, kind: string, share: number, item = false) =>
	payload.db.drizzle.execute(
		sql.raw(`insert into messages
			(reference, received_at, status, kind, form, who, organization, email, about, opening, fields ${item ? ', item_kind, item_id, item_title' : ''})
		select '${form}-' || n, ${received}, ${status}::enum_messages_status, '${kind}', '${form}', ${first} || ' ' || ${last},
			'Clinic ' || n % 900, ${email}, 'Contact Us', left(${message}, 160), jsonb_build_object('firstName', ${first},
			'lastName', ${last}, 'email', ${email}, 'organization', 'Clinic ' || n % 900, 'message', ${message})
			${item ? `, 'product', n % 120, 'Product ' || n % 120` : ''}
		from generate_series(1, ${Math.round(letters * share)}) n`),
	);

await fill('contact', 'message', 0.6);
await fill('quote', 'quote', 0.25, true);
await fill('application', 'application', 0.1);
await fill('paper', 'paper', 0.05);

const req = await createLocalReq({}, payload);
const begun = performance.now();
for (let page = 1; ; page += 1) {
	const { docs } = await payload.find({ collection: 'messages', sort: 'id', limit: 1000, page, depth: 0 });
	for (let at = 0; at < docs.length; at += 20)
		await Promise.all(docs.slice(at, at + 20).map((doc) => noteWords(req, { slug: 'messages', doc })));
	if (docs.length < 1000) break;
}
const entering = performance.now() - begun;
await payload.db.drizzle.execute(sql`vacuum analyze messages`);

const reader = { id: 1, kinds: kindNames, times: await responseTimes(payload) };
const recruiter = { ...reader, kinds: ['application' as const] };
const asked = (query: string) => askedOf(new URLSearchParams(query));

async function timeOf(work: () => Promise<unknown>): Promise<number> {
	await work();
	const times: number[] = [];
	for (let round = 0; round < rounds; round += 1) {
		const start = performance.now();
		await work();
		times.push(performance.now() - start);
	}
	return times.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? Number.NaN;
}

/** The queries of one request for the inbox page. */
const page =
	(query: string, who = reader) =>
	() =>
		Promise.all([
			readQueue(payload, asked(query), who),
			countQueue(payload, asked(query), who),
			choicesOf(payload, who),
		]);

const cases: Record<string, () => Promise<unknown>> = {
	'New, first page with counts': page(''),
	'All, first page with counts': page('tab=all'),
	'All, page 1000': page('tab=all&page=1000'),
	'All, of a recruiter': page('tab=all', recruiter),
	'one kind and item': page('tab=all&kind=quote&item=product-7'),
	overdue: page('tab=all&age=overdue'),
	'search: a rare word': page('tab=all&q=okafor1234'),
	'search: a word of most letters': page('tab=all&q=clinic'),
	'search: two Chinese signs': page(`tab=all&q=${encodeURIComponent('报价')}`),
	'search: one letter': page('tab=all&q=p'),
	'next and previous letter': () => neighboursOf(payload, 'contact-5000', asked('tab=all'), reader),
};

const times: Record<string, number> = { 'entering all': entering };
for (const [name, work] of Object.entries(cases)) times[name] = await timeOf(work);
await payload.destroy();
await database.stop();
rmSync(dataDir, { recursive: true, force: true });
console.log(JSON.stringify(times));
process.exit(0);
