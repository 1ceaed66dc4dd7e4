// Lists the licenses of all production packages; fails if one is unknown.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { giveUp, root } from './steps.ts';

const Lock = z.object({
	packages: z.record(
		z.string(),
		z.object({ version: z.string().optional(), license: z.string().optional(), dev: z.boolean().default(false) }),
	),
});

/** Stated only in their LICENSE file. */
const told: Record<string, string> = { busboy: 'MIT', streamsearch: 'MIT', 'png-js': 'MIT' };

const { packages } = Lock.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
const running = Object.entries(packages)
	.filter(([path, { dev }]) => path.includes('node_modules/') && !path.startsWith('node_modules/@site/') && !dev)
	.map(([path, { version = '', license }]) => {
		const name = path.split('node_modules/').at(-1) ?? path;
		return { name: `${name} ${version}`, license: license ?? told[name] ?? 'unknown' };
	});

const byLicence = [...Map.groupBy(running, ({ license }) => license)].sort(([, a], [, b]) => b.length - a.length);
for (const [licence, found] of byLicence) {
	const names = found.length > 12 ? '' : `: ${found.map(({ name }) => name).join(', ')}`;
	console.log(`${String(found.length).padStart(5)}  ${licence}${names}`);
}
const unknown = running.filter(({ license }) => license === 'unknown');
if (unknown.length > 0) giveUp(`No licence is known of ${unknown.map(({ name }) => name).join(', ')}`);
