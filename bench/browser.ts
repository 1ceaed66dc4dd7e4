import { chromium } from '@playwright/test';
import { browsers } from '../tests/support/browsers.ts';

/** Chromium without its own windows, whose pages would be at work beside the one that is measured. */
export const launchBrowser = () =>
	chromium.launch({
		executablePath: browsers.quick,
		args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
	});
