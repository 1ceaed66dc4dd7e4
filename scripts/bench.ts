import { join } from 'node:path';
import { buildSite, prepareSample } from './builds.ts';
import { node, root, run, step } from './steps.ts';

await prepareSample();
await buildSite();
await step('Pages against a bare server', () => run(node, [join(root, 'bench/pages.ts')]));
await step('First paint against a bare page', () => run(node, [join(root, 'bench/first-paint.ts')]));
await step('The wire against a bare handler', () => run(node, [join(root, 'bench/wire.ts')]));
