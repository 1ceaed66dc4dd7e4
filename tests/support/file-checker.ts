import { fileURLToPath } from 'node:url';

/** The program that checks visitors' files, run from its source. */
export const fileChecker = fileURLToPath(new URL('../../apps/site/server/intake/file-checker.ts', import.meta.url));
