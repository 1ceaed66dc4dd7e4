/**
 * The oldest browsers that get the scripts. What is built, the check of what the code uses (`scripts/newer-features.ts`) and the
 * question of the first script (`app/client/layout.ts`) follow from it; README and the accessibility statement name it.
 */
export const browserFloor = { chrome: 111, safari: 16.4, firefox: 128 };
