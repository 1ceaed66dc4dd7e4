/** Measures the inbox with many messages and prints JSON on the last line. `bench/desk.ts` starts it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from '@payloadcms/db-postgres';
import { getPayload } from 'payload';
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
const { makeDesk } = await import('../src/desk/desk-table.ts');
const { catchUp } = await import('../src/desk/index-letters.ts');
const { choicesOf, countDesk, neighboursOf, readDesk } = await import('../src/desk/read-desk.ts');
const { askedOf } = await import('../src/desk/asked.ts');
const { letterSlugs } = await import('../src/inbox/letter-kinds.ts');
const { promisesOf } = await import('../src/desk/promises.ts');

const payload = await getPayload({ config });
await makeTrail(payload);
await makeDesk(payload);

/** Texts in two languages, a few hundred characters long. */
const message = `(array['Please send a quotation for ', 'We would like to evaluate samples of ', '请报价：', 'Could somebody call me about ', '我们需要试用装，'])[1 + n % 5]
	|| (array['influenza', 'strep', 'respiratory', 'pregnancy', 'troponin', '糖尿病', 'drug'])[1 + n % 7] || ' tests number ' || n
	|| repeat(' for our clinic, delivered monthly to the laboratory at the harbor, with training for nurses', 1 + n % 4)`;
const person = `(array['Mei', 'Ada', 'Jonas', 'Priya', '伟'])[1 + n % 5], (array['Tanaka', 'Okafor', 'Berg', 'Nair', '王'])[1 + n % 5] || n, 'person' || n % 30000 || '@clinic' || n % 900 || '.example'`;
const status = `(case when n % 10 < 7 then 'done' when n % 10 = 7 then 'spam' when n % 10 = 8 then 'in-progress' else 'new' end)`;
const received = `now() - n * interval '9 minutes'`;

const fill = (table: string, share: number, columns: string, values: string) =>
	payload.db.drizzle.execute(
		sql.raw(`insert into ${table} (reference, received_at, status, first_name, last_name, email, ${columns})
		select '${table.slice(0, 2).toUpperCase()}-' || n, ${received}, ${status}::enum_${table}_status, ${person}, ${values}
		from generate_series(1, ${Math.round(letters * share)}) n`),
	);

await fill('contact_messages', 0.6, 'organization, type, message', `'Clinic ' || n % 900, 'Contact Us', ${message}`);
await fill(
	'quote_requests',
	0.25,
	'organization, product_name, item_kind, item_id, item_title, message',
	`'Clinic ' || n % 900, 'Rapid test', 'product', n % 120, 'Product ' || n % 120, ${message}`,
);
await fill('applications', 0.1, 'job, cover_letter', `'Process engineer', ${message}`);
await fill('paper_requests', 0.05, 'document_name, address', `'Instructions', n || ' Clinic Road'`);

const begun = performance.now();
await catchUp(payload);
const entering = performance.now() - begun;
await payload.db.drizzle.execute(sql`vacuum analyze desk.entries`);

const reader = { id: 1, slugs: letterSlugs, promises: await promisesOf(payload) };
const recruiter = { ...reader, slugs: letterSlugs.filter((slug) => slug === 'applications') };
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
		Promise.all([readDesk(payload, asked(query), who), countDesk(payload, asked(query), who), choicesOf(payload, who)]);

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
	'next and previous letter': () =>
		neighboursOf(payload, { slug: 'contact-messages', record: 5000 }, asked('tab=all'), reader),
};

const times: Record<string, number> = { 'entering all': entering };
for (const [name, work] of Object.entries(cases)) times[name] = await timeOf(work);
await payload.destroy();
await database.stop();
rmSync(dataDir, { recursive: true, force: true });
console.log(JSON.stringify(times));
process.exit(0);
