import { chromium } from '@playwright/test';
import { browsers } from '../support/browsers.ts';

/** Chromium without its own windows, which would compete with the measured page. */
export const launchBrowser = () =>
	chromium.launch({
		executablePath: browsers.quick,
		args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
	});
