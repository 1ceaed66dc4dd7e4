import { expect, type Locator } from '@playwright/test';

/** Waits until an element answers: React leaves its mark on it. */
export const awake = (element: Locator) =>
	expect
		.poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
		.toBe(true);
