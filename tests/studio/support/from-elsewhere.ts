import { randomInt } from 'node:crypto';
import type { PlaywrightTestOptions } from '@playwright/test';

type Fixture = Parameters<typeof import('@playwright/test').test.use>[0];

/** Each test uses a separate IP address, so that its failed sign-ins delay no other test. */
export const fromElsewhere: Fixture = {
	// biome-ignore lint/correctness/noEmptyPattern: the form that Playwright asks for
	extraHTTPHeaders: async ({}, use: (headers: PlaywrightTestOptions['extraHTTPHeaders']) => Promise<void>) => {
		await use({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` });
	},
};
