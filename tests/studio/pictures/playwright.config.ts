import { defineConfig } from '@playwright/test';
import studio from '../playwright.config.ts';

/** Makes the pictures of docs/studio.md: `npm run task studio-pictures`. */
export default defineConfig({
	...studio,
	testDir: '.',
	testMatch: 'docs.pictures.ts',
	retries: 0,
	timeout: 300_000,
	use: { ...studio.use, viewport: { width: 1280, height: 800 } },
});
