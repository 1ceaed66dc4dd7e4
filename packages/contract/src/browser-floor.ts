/**
 * The oldest browsers that get the scripts. The build target, the check for newer features
 * (`scripts/newer-features.ts`) and the test in the first script (`app/client/layout.ts`) are derived from it; README
 * and the accessibility statement name it.
 */
export const browserFloor = { chrome: 111, safari: 16.4, firefox: 128 };
