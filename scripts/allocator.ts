/**
 * For glibc, documented in mallopt(3): memory that a page or a picture took goes back to the system when it is done,
 * instead of being kept by the thread that worked on it. `deploy/` says the same.
 */
export const allocator = {
	MALLOC_ARENA_MAX: '2',
	MALLOC_TRIM_THRESHOLD_: '131072',
	MALLOC_MMAP_THRESHOLD_: '131072',
};
