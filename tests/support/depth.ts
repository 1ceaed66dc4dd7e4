/** `npm run nightly` tests more, with a new seed each time. `npm test` tests the same cases each time. */
const isNightly = process.env.NIGHTLY === 'yes';

/** `SEED=7` repeats a run. */
export const seed = Number(process.env.SEED) || (isNightly ? Date.now() % 1_000_000 : 4711);

export const byDepth = <T>(depth: { usual: T; nightly: T }): T => (isNightly ? depth.nightly : depth.usual);
