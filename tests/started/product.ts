import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyTemplate } from '../studio/support/template.ts';
import { freePort, root, temporaryFolder } from './site.ts';

const firstStart = 240_000;

/** The product as `npm start` runs it, on a disk that can be filled. */
export type Product = {
	url: string;
	studioUrl: string;
	dataDir: string;
	starter: ChildProcess;
	environment: Record<string, string>;
	/** Everything printed on the terminal. */
	words: () => string;
	/** From now on writes fail, at least those of the log. */
	fillDisk(): void;
	emptyDisk(): void;
	end(): Promise<void>;
};

export const startScript = join(root, 'scripts/bootstrap.mjs');

/** On a data folder with the sample, or with the content that `prepare` writes before the start. */
export async function startProduct(
	settings: Record<string, string> = {},
	prepare: (dataDir: string) => Promise<void> = copyTemplate,
): Promise<Product> {
	const dataDir = temporaryFolder('product');
	const disk = smallDisk(dataDir);
	await prepare(dataDir);
	const [port, studioPort] = [await freePort(), await freePort()];
	const environment = {
		...withoutSettings(process.env),
		DATA_DIR: dataDir,
		PORT: String(port),
		STUDIO_PORT: String(studioPort),
		RATE_LIMITS: 'off',
		PICTURE_SIZES: 'asked',
		PICTURE_EFFORT: '0',
		...settings,
	};
	const { starter, words } = await startOn(environment);
	return {
		url: `http://127.0.0.1:${port}`,
		studioUrl: `http://127.0.0.1:${environment.STUDIO_PORT}`,
		dataDir,
		starter,
		environment,
		words,
		...disk,
		async end() {
			await endStarter(starter);
			disk.emptyDisk();
			disk.remove();
		},
	};
}

/** Runs `npm start` with these settings, and waits until it has started. */
export async function startOn(environment: Record<string, string>) {
	const starter = spawn(process.execPath, [startScript, 'start'], { cwd: root, env: environment, stdio: 'pipe' });
	let words = '';
	for (const stream of [starter.stdout, starter.stderr]) stream?.on('data', (chunk) => (words += chunk));
	await new Promise<void>((up, reject) => {
		const impatience = setTimeout(() => {
			starter.kill('SIGTERM');
			reject(new Error(`not up in time: ${words}`));
		}, firstStart);
		starter.stdout?.on('data', () => {
			if (!words.includes('Logs are in')) return;
			clearTimeout(impatience);
			up();
		});
		starter.once('exit', (code) => reject(new Error(`npm start ended with ${code}: ${words}`)));
	});
	return { starter, words: () => words };
}

export async function endStarter(starter: ChildProcess) {
	if (starter.exitCode !== null) return;
	const ended = once(starter, 'exit');
	starter.kill('SIGTERM');
	await ended;
}

/** Settings of the user who runs the tests must not reach the product. */
const withoutSettings = ({ PATH = '', HOME = '', TMPDIR = '' }: NodeJS.ProcessEnv) => ({
	PATH,
	HOME,
	...(TMPDIR && { TMPDIR }),
});

/** A small disk if this machine can mount one; otherwise at least the log has a full one. */
function smallDisk(folder: string) {
	const removeFolder = () => rmSync(folder, { recursive: true, force: true });
	const filler = join(folder, 'filler');
	try {
		execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=512m,mode=0700', 'tmpfs', folder], { stdio: 'ignore' });
	} catch {
		const log = join(folder, 'logs', 'site.log');
		mkdirSync(join(folder, 'logs'));
		symlinkSync('/dev/full', log);
		return { fillDisk: () => undefined, emptyDisk: () => rmSync(log, { force: true }), remove: removeFolder };
	}
	return {
		fillDisk() {
			try {
				for (;;) writeFileSync(filler, Buffer.alloc(1024 * 1024), { flag: 'a' });
			} catch {
				// Full, as intended.
			}
		},
		emptyDisk: () => rmSync(filler, { force: true }),
		remove() {
			execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' });
			removeFolder();
		},
	};
}

type Running = { pid: number; parent: number; command: string };

function processes(): Running[] {
	return readdirSync('/proc')
		.filter((name) => /^\d+$/.test(name))
		.flatMap((name) => {
			try {
				const parent = Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
				return [{ pid: Number(name), parent, command: readFileSync(`/proc/${name}/cmdline`, 'utf8') }];
			} catch {
				return [];
			}
		});
}

/** The process of this program below the starter. */
export function programOf(product: Product, program: string): number {
	const all = processes();
	const below = (pid: number): Running[] =>
		all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...below(child.pid)]);
	const found = below(product.starter.pid ?? 0).find(({ command }) => command.includes(program));
	if (!found) throw new Error(`${program} is not running`);
	return found.pid;
}

export const isRunning = (pid: number) => processes().some((each) => each.pid === pid);
