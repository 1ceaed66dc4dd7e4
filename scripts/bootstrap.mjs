// Starts a task of this folder, or the product, on the Node that the project pins. Runs on any Node from 20 on, with nothing installed yet.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { showProgress } from './progress.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [task = '', ...rest] = process.argv.slice(2);
const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const mark = join(root, 'node_modules', '.installed');

// npm puts node_modules/.bin first in PATH; an install must not run on a Node that it is about to replace.
const path = (process.env.PATH ?? '')
	.split(delimiter)
	.filter((folder) => !folder.includes('node_modules'))
	.join(delimiter);

function giveUp(reason) {
	console.error(`\n${reason}`);
	process.exit(1);
}

async function install() {
	const lock = createHash('sha256')
		.update(readFileSync(join(root, 'package-lock.json')))
		.digest('hex');
	if (existsSync(node) && existsSync(mark) && readFileSync(mark, 'utf8') === lock) return;
	console.log('· Installing packages (once, about two minutes)');
	const started = Date.now();
	const npm = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
		cwd: root,
		env: { ...process.env, PATH: path },
		stdio: ['ignore', 'ignore', 'inherit'],
		shell: process.platform === 'win32',
	});
	const stopProgress = showProgress();
	const [status] = await Promise.race([once(npm, 'exit'), once(npm, 'error').then(() => [1])]).catch(() => [1]);
	stopProgress();
	if (status !== 0) giveUp('The packages could not be installed. Is the npm registry within reach?');
	if (!existsSync(node)) giveUp('The install is incomplete: Node is missing. Remove node_modules and try again.');
	writeFileSync(mark, lock);
	console.log(`  installed in ${Math.round((Date.now() - started) / 1000)} s`);
}

await install();
const file = join(root, task === 'start' ? 'apps/start/start.ts' : `scripts/${task}.ts`);
const child = spawn(node, ['--disable-warning=ExperimentalWarning', file, ...rest], {
	cwd: root,
	stdio: 'inherit',
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
