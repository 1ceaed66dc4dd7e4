import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		include: ['tests/engines/*.test.ts'],
		testTimeout: 120_000,
		hookTimeout: 120_000,
		// A shared machine may stall a browser for seconds; a second failure is a fault of the site.
		retry: 1,
	},
});
