/**
 * For glibc, see mallopt(3): memory of a finished page or picture goes back to the system, instead of staying with its
 * thread. For Node: new objects get 32 MB instead of 128, which costs no time that can be measured. `deploy/` has the
 * same.
 */
const settings = {
	MALLOC_ARENA_MAX: '2',
	MALLOC_TRIM_THRESHOLD_: '131072',
	MALLOC_MMAP_THRESHOLD_: '131072',
	NODE_OPTIONS: '--max-semi-space-size=16',
};

/** The environment of a program; options that are set already win. */
export const memorySettings = (options = '') => ({
	...settings,
	NODE_OPTIONS: `${settings.NODE_OPTIONS} ${options}`.trim(),
});
