import { join } from 'node:path';
import { node, root, run, step } from './steps.ts';

const bin = (path: string) => join(root, 'node_modules', path);

/** One process at a time leaves a core idle; more than two want too much memory. */
async function twoAtATime(works: (() => Promise<void>)[]) {
	const waiting = works.values();
	const lane = async () => {
		for (const work of waiting) await work();
	};
	await Promise.all([lane(), lane()]);
}

await step('Types', async () => {
	await run(node, [bin('@react-router/dev/bin.cjs'), 'typegen'], { cwd: join(root, 'apps/site'), quiet: true });
	// The longest first.
	const projects = ['apps/studio', 'apps/site', '.', 'packages/demo', 'packages/contract', 'packages/paper'];
	await twoAtATime(
		projects.map((project) => () => {
			// Caches the results for unchanged files; a second check takes a fifth of the time.
			const known = join(root, 'node_modules/.cache/types', `${project.replaceAll('/', '-')}.json`);
			const args = [bin('typescript/bin/tsc'), '-p', project, '--incremental', '--tsBuildInfoFile', known];
			return run(node, args, { quiet: true });
		}),
	);
});
await step('Lint and format', () =>
	run(node, [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '--log-level=warn']),
);
const rules = ['imports', 'documentation', 'specification', 'image-files', 'newer-features', 'content-rules'];
await step('Structure', () =>
	twoAtATime([
		// Finds files and exports that nothing uses.
		() => run(node, [bin('knip/bin/knip.js'), '--no-progress', '--no-config-hints'], { quiet: true }),
		...rules.map((rule) => () => run(node, [join(root, `scripts/${rule}.ts`)])),
	]),
);
