import { inject } from 'vitest';
import type { ProvidedStudio } from '../../../apps/studio/src/database/provided-for-tests.ts';

// Each process has its own ports, beside those of the browser tests, and its own database.
process.env.STUDIO_TEST_PORT = '3610';
process.env.TEST_PARALLEL_INDEX = process.env.VITEST_POOL_ID;
const { studioEnvironment } = await import('./places.ts');
Object.assign(process.env, studioEnvironment);
const { url }: ProvidedStudio = inject('studio');
process.env.DATABASE_URL = url.replace(/studio$/, `studio_${process.env.VITEST_POOL_ID}`);
