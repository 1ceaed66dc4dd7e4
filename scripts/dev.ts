import { join, resolve } from 'node:path';
import { prepareSample } from './builds.ts';
import { node, root, run } from './steps.ts';

await prepareSample();
await run(node, ['--disable-warning=ExperimentalWarning', join(root, 'apps/site/server/dev.ts')], {
	cwd: join(root, 'apps/site'),
	env: { DATA_DIR: resolve(process.env.DATA_DIR || 'data/dev') },
});
