import { defineConfig } from 'vitest/config';

const nightly = process.env.NIGHTLY === 'yes' ? ',nightly' : '';

export default defineConfig({
	test: {
		include: [
			'{apps,packages,scripts}/**/*.test.{ts,tsx}',
			`tests/{wire,faults,started,search${nightly}}/**/*.test.ts`,
		],
		exclude: ['**/node_modules/**', '**/build/**', '**/.next/**'],
		testTimeout: 30_000,
		hookTimeout: 60_000,
	},
});
