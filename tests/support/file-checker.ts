import { fileURLToPath } from 'node:url';

/** The program that looks into files of visitors, as it is in development. */
export const fileChecker = fileURLToPath(new URL('../../apps/site/server/intake/file-checker.ts', import.meta.url));
