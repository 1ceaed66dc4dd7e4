import { join } from 'node:path';
import { node, root, run, step } from './steps.ts';

const bin = (path: string) => join(root, 'node_modules', path);

await step('Types', async () => {
	await run(node, [bin('@react-router/dev/bin.cjs'), 'typegen'], { cwd: join(root, 'apps/site'), quiet: true });
	for (const project of ['packages/contract', 'packages/paper', 'packages/demo', 'apps/site', 'apps/studio', '.']) {
		// What it knows of files that are as they were; a second check takes a fifth of the time.
		const known = join(root, 'node_modules/.cache/types', `${project.replaceAll('/', '-')}.json`);
		await run(node, [bin('typescript/bin/tsc'), '-p', project, '--incremental', '--tsBuildInfoFile', known]);
	}
});
await step('Lint and format', () =>
	run(node, [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '--log-level=warn']),
);
await step('Structure', async () => {
	await run(node, [join(root, 'scripts/structure.ts')]);
	await run(node, [join(root, 'scripts/dead-exports.ts')]);
	await run(node, [join(root, 'scripts/documentation.ts')]);
	await run(node, [join(root, 'scripts/specification.ts')]);
	await run(node, [join(root, 'scripts/image-files.ts')]);
	await run(node, [join(root, 'scripts/newer-features.ts')]);
});
await step('Content of the sample', () => run(node, [join(root, 'scripts/content-rules.ts')]));
