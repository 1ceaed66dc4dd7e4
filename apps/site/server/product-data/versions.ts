import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { languages } from '@site/contract/language';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Content } from '../content/content.ts';
import { rememberOnce } from '../content/remember.ts';
import { allTables } from './files.ts';

const changeKinds = ['added', 'changed', 'removed'] as const;
type ChangeKind = (typeof changeKinds)[number];

/** The fate of a row: its table, and the values that tell it from the others. */
const Change = z.tuple([z.string(), z.string(), z.enum(changeKinds)]);
type Change = z.infer<typeof Change>;

const Version = z.object({ version: z.string(), publishedAt: z.iso.datetime(), changes: z.array(Change) });
type Version = z.infer<typeof Version>;
type Published = Omit<Version, 'changes'>;

/** Digests of the newest rows by table and key, and the steps that led there, the oldest first. */
const Kept = z.object({ digests: z.record(z.string(), z.string()), versions: z.array(Version).min(1) });
type Kept = z.infer<typeof Kept>;

const mostSteps = 500;
const mostChanges = 50_000;

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12).toUpperCase();
const placeOf = (table: string, key: string) => `${table} ${key}`;

/** Every row of all files in all languages, by its place. */
function digestsOf(content: Content, publicUrl: string): Record<string, string> {
	const rows: [string, string][] = allTables.flatMap((table) => {
		const [english = [], ...others] = languages.map((language) => table.rows({ content, language, publicUrl }));
		return english.map((row, at): [string, string] => [
			placeOf(table.name, JSON.stringify(row.slice(0, table.keys))),
			digest(JSON.stringify([row, ...others.map((other) => other[at])])),
		]);
	});
	return Object.fromEntries(rows);
}

/** The names and values that tell a row from the others. */
export function rowNamed(table: string, key: string): Record<string, unknown> {
	const columns = allTables.find(({ name }) => name === table)?.columns ?? [];
	const values: unknown[] = JSON.parse(key);
	return Object.fromEntries(values.map((value, at) => [columns[at]?.name ?? at, value]));
}

function changesBetween(before: Kept['digests'], after: Kept['digests']): Change[] {
	const at = (place: string, kind: ChangeKind): Change => {
		const gap = place.indexOf(' ');
		return [place.slice(0, gap), place.slice(gap + 1), kind];
	};
	return [
		...Object.keys(after).flatMap((place) => {
			if (!(place in before)) return [at(place, 'added')];
			return before[place] === after[place] ? [] : [at(place, 'changed')];
		}),
		...Object.keys(before).flatMap((place) => (place in after ? [] : [at(place, 'removed')])),
	];
}

/** The sum of several steps: a row that came and went again is none. */
function sumOf(steps: readonly Version[]): Change[] {
	const sum = new Map<string, Change>();
	for (const [table, key, kind] of steps.flatMap(({ changes }) => changes)) {
		const place = placeOf(table, key);
		const before = sum.get(place)?.[2];
		if (before === 'added' && kind === 'removed') sum.delete(place);
		else if (before === 'added') continue;
		else sum.set(place, [table, key, before === 'removed' && kind === 'added' ? 'changed' : kind]);
	}
	return [...sum.values()];
}

/** Without its oldest steps where there are too many. */
function shortened(versions: readonly Version[]): Version[] {
	const kept: Version[] = [];
	let changes = 0;
	for (const version of versions.toReversed()) {
		changes += version.changes.length;
		if (kept.length === mostSteps || (kept.length > 0 && changes > mostChanges)) break;
		kept.unshift(version);
	}
	return kept;
}

function readKept(file: string, log: Logger): Kept | null {
	if (!existsSync(file)) return null;
	try {
		return Kept.parse(JSON.parse(readFileSync(file, 'utf8')));
	} catch (err) {
		log.warn({ err }, 'the former versions of the data files cannot be read: they begin again');
		return null;
	}
}

type Options = { file: string; publicUrl: string; log: Logger; now?: () => number };

/** The versions of the data files that this site has published, kept on disk with what changed in each. */
export function openVersions({ file, publicUrl, log, now = Date.now }: Options) {
	let kept = readKept(file, log);
	let written = Promise.resolve();

	async function write(text: string) {
		await mkdir(dirname(file), { recursive: true });
		await writeFile(`${file}.new`, text, { mode: 0o600, flush: true });
		await rename(`${file}.new`, file);
	}

	function publish(content: Content): Version {
		const digests = digestsOf(content, publicUrl);
		const hash = digest(JSON.stringify([digests, content.snapshot.settings.loincVersion]));
		const newest = kept?.versions.at(-1);
		if (newest && hashIn(newest.version) === hash) return newest;
		const publishedAt = new Date(Math.floor(now() / 1000) * 1000).toISOString();
		const version = `${publishedAt.slice(0, 10)}-${hash}`;
		// The first version that a site has is no change of anything.
		const changes = kept ? changesBetween(kept.digests, digests) : [];
		const added = { version, publishedAt, changes };
		kept = { digests, versions: shortened([...(kept?.versions ?? []), added]) };
		const text = JSON.stringify(kept);
		written = written
			.then(() => write(text))
			.catch((err: unknown) => log.error({ err }, 'a version of the data files was not kept'));
		return added;
	}

	const published = rememberOnce(publish);

	return {
		/** The version of this content, which is the newest one. */
		of(content: Content): Published {
			const { version, publishedAt } = published(content);
			return { version, publishedAt };
		},
		/** The changes after a version; null if this site does not know it. */
		since(version: string): Change[] | null {
			const versions = kept?.versions ?? [];
			// Another site with the same content may have had it on another day.
			const at = versions.findLastIndex((one) => hashIn(one.version) === hashIn(version));
			return at < 0 ? null : sumOf(versions.slice(at + 1));
		},
		known: (): Published[] =>
			(kept?.versions ?? []).map(({ version, publishedAt }) => ({ version, publishedAt })).reverse(),
		/** Once everything so far is on disk. */
		written: () => written,
	};
}
export type Versions = ReturnType<typeof openVersions>;

const hashIn = (version: string) => version.slice('2026-11-19-'.length);
