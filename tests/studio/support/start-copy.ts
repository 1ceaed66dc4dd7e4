// Starts the studio of a worker on a copy of the one that was filled.
import { studioEnvironment } from './places.ts';
import { copyTemplate } from './template.ts';

await copyTemplate(process.env.DATA_DIR || studioEnvironment.DATA_DIR);
await import('../../../apps/studio/scripts/start.ts');
