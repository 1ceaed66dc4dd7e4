import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { enlarge } from '../../src/enlarge.ts';
import { demoSnapshot } from '../../src/snapshot.ts';
import { buildFolder, revisionsFile } from '../places.ts';
import { write } from './write.ts';

/** The sample content as data; `SAMPLE=1000` adds one of a thousand products and articles. */
const files: [name: string, snapshot: typeof demoSnapshot][] = [['snapshot.json', demoSnapshot]];
const size = Number(process.env.SAMPLE || 0);
if (size > 0) files.push([`snapshot-${size}.json`, enlarge(demoSnapshot, size)]);

/** Empty until the first papers are made, which takes a while: the site runs without them until then. */
const madeRevisions = () => (existsSync(revisionsFile) ? JSON.parse(readFileSync(revisionsFile, 'utf8')) : []);

export async function prepareSnapshot() {
	const revisions = madeRevisions();
	const due = files
		.map(([name, snapshot]) => ({ file: join(buildFolder, name), text: JSON.stringify({ ...snapshot, revisions }) }))
		.filter(({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text);
	for (const { file, text } of due) await write(file, text);
	return { made: due.length, all: files.length };
}
