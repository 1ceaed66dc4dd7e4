/**
 * For glibc, see mallopt(3): memory of a finished page or picture goes back to the system, instead of staying with its
 * thread. `deploy/` has the same.
 */
export const allocator = {
	MALLOC_ARENA_MAX: '2',
	MALLOC_TRIM_THRESHOLD_: '131072',
	MALLOC_MMAP_THRESHOLD_: '131072',
};
