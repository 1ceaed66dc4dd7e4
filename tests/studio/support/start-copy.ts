// Starts the studio of a worker on a copy of the template.
import { rm } from 'node:fs/promises';
import { studioEnvironment } from './places.ts';
import { copyTemplate } from './template.ts';

const dataDir = process.env.DATA_DIR || studioEnvironment.DATA_DIR;
await rm(dataDir, { recursive: true, force: true });
await copyTemplate(dataDir);
await import('../../../apps/studio/scripts/start.ts');
