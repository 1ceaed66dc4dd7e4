/** The slow tests that `npm test` leaves out this time, as patterns; none where a file is run by its name. */
export const skippedTests = (process.env.SKIPPED_TESTS || '')
	.split(',')
	.filter(Boolean)
	.map((file) => `**/${file}`);
