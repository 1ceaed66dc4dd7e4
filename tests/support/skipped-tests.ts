/** The slow tests that `npm test` skips this time, as patterns. Empty if a file is run by its name. */
export const skippedTests = (process.env.SKIPPED_TESTS || '')
	.split(',')
	.filter(Boolean)
	.map((file) => `**/${file}`);
