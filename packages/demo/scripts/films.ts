import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cardSeconds, type FilmName, fadeSeconds, type Script, scripts, timesOf } from '../src/films/scenes.ts';
import { filterOf, framesPerSecond, inputOf } from './films/clip.ts';
import { card, stepNumber } from './films/titles.ts';
import { filmsFolder, filmsManifestFile, manifestFile, picturesFolder } from './places.ts';

/**
 * Makes the films of the sample company and their stills: `node packages/demo/scripts/films.ts [name …]`. It needs
 * ffmpeg with libx264; nothing else in the product does, since the results are kept in the repository.
 */
const ffmpeg = (...given: string[]) =>
	execFileSync('ffmpeg', ['-loglevel', 'error', '-y', ...given], { stdio: 'inherit' });

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 10);

const still = (picture: string, seconds: number) => [
	...['-loop', '1', '-framerate', String(framesPerSecond), '-t', String(seconds), '-i', picture],
];

async function make(name: FilmName, { scenes }: Script, folder: string): Promise<void> {
	const cardFile = join(folder, 'card.png');
	await writeFile(cardFile, await card());
	const inputs: string[][] = [still(cardFile, cardSeconds), ...scenes.map(inputOf), still(cardFile, cardSeconds)];
	const clips = ['[0:v]setsar=1,format=yuv420p[clip0]'];
	let step = 0;
	for (const [at, scene] of scenes.entries()) {
		if (scene.isStep) step += 1;
		const file = join(folder, `step-${step}.png`);
		await writeFile(file, await stepNumber(step));
		inputs.push(still(file, scene.seconds));
		clips.push(
			`[${at + 1}:v]${filterOf(scene)}[view${at}]`,
			`[view${at}][${inputs.length - 1}:v]overlay=format=auto,format=yuv420p[clip${at + 1}]`,
		);
	}
	const last = scenes.length + 1;
	clips.push(`[${last}:v]setsar=1,format=yuv420p[clip${last}]`);
	const lengths = [cardSeconds, ...scenes.map(({ seconds }) => seconds), cardSeconds];
	let end = cardSeconds;
	for (let at = 1; at <= last; at++) {
		const before = at === 1 ? 'clip0' : `joined${at - 1}`;
		clips.push(
			`[${before}][clip${at}]xfade=transition=fade:duration=${fadeSeconds}:offset=${end - fadeSeconds}[joined${at}]`,
		);
		end += (lengths[at] ?? 0) - fadeSeconds;
	}
	ffmpeg(
		...inputs.flat(),
		...['-filter_complex', clips.join(';'), '-map', `[joined${last}]`],
		...['-c:v', 'libx264', '-profile:v', 'high', '-pix_fmt', 'yuv420p', '-preset', 'slow', '-crf', '28'],
		...['-r', String(framesPerSecond), '-g', '100', '-movflags', '+faststart', '-map_metadata', '-1'],
		...['-fflags', '+bitexact', '-flags:v', '+bitexact', join(filmsFolder, `${name}.mp4`)],
	);
}

/** The scene whose middle frame shows best what the film is about. */
const stillScene: Record<FilmName, number> = { collecting: 2, running: 1, reading: 2 };

function makeStill(name: FilmName, script: Script): void {
	const { start = 0, end = 0 } = timesOf(script)[stillScene[name]] ?? {};
	const frame = ['-ss', String((start + end) / 2), '-i', join(filmsFolder, `${name}.mp4`), '-frames:v', '1'];
	ffmpeg(...frame, '-c:v', 'libwebp', '-quality', '86', join(picturesFolder, `film-${name}.webp`));
}

const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'));
const writeJson = (file: string, value: unknown) => writeFile(file, `${JSON.stringify(value, null, '\t')}\n`);

const wanted = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'films-'));
const films = await readJson(filmsManifestFile).catch(() => ({}));
const pictures = await readJson(manifestFile);
for (const [name, script] of Object.entries(scripts) as [FilmName, Script][]) {
	if (wanted.length > 0 && !wanted.includes(name)) continue;
	await make(name, script, folder);
	makeStill(name, script);
	const film = await readFile(join(filmsFolder, `${name}.mp4`));
	films[name] = { hash: hashOf(film), bytes: film.length };
	const hash = hashOf(await readFile(join(picturesFolder, `film-${name}.webp`)));
	pictures.pictures[`film-${name}`] = { hash, width: 1280, height: 720, alt: script.still };
	console.log(`${name}: ${(film.length / 1024).toFixed(0)} kB`);
}
await writeJson(filmsManifestFile, films);
await writeJson(manifestFile, pictures);
await rm(folder, { recursive: true });
