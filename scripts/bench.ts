// Benchmarks of speed and size, each next to a baseline in the same run, on an otherwise idle machine. Every part can
// be run alone.
import { join } from 'node:path';
import { forgetResults, reportAll } from '../tests/bench/results.ts';
import { buildSite, prepareSample } from './builds.ts';
import { node, root, run, step } from './steps.ts';

const parts = {
	Answers: 'tests/bench/answers.ts',
	Growth: 'tests/bench/growth.ts',
	Journal: 'tests/bench/journal.ts',
	'Hostile files': 'tests/bench/hostile-files.ts',
	Floods: 'tests/bench/floods.ts',
	Lots: 'tests/bench/lots.ts',
	Publications: 'tests/bench/publications.ts',
	'Page weight': 'tests/bench/page-weight.ts',
	'First paint': 'tests/bench/first-paint.ts',
};
const longest = 15 * 60_000;

setTimeout(() => {
	console.error('The bench takes too long and is ended.');
	// Ends the running part and this process.
	process.kill(process.pid, 'SIGTERM');
}, longest).unref();

await prepareSample();
await buildSite();
forgetResults();
const began = performance.now();
for (const [part, file] of Object.entries(parts)) await step(part, () => run(node, [join(root, file)]));
reportAll(Object.keys(parts), Math.round((performance.now() - began) / 1000));
