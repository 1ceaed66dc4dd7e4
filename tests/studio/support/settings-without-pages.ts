import { inject } from 'vitest';
import type { ProvidedStudio } from '../../../apps/studio/src/database/provided-for-tests.ts';

// Each process has its own ports, data folder and database.
const worker = Number(process.env.VITEST_POOL_ID);
const { url, dataDir, firstPort }: ProvidedStudio = inject('studio');
process.env.STUDIO_TEST_PORT = String(firstPort + worker * 4);
process.env.STUDIO_TEST_DATA = `${dataDir}/worker-${worker}`;
const { studioEnvironment } = await import('./places.ts');
Object.assign(process.env, studioEnvironment, { DATABASE_URL: url.replace(/studio$/, `studio_${worker}`) });
