import { expect, type Page } from '@playwright/test';

/** Waits until the page and its forms respond to keys. Clicks need no wait, because the page ignores them before. */
export const ready = (page: Page) =>
	expect(page.locator(':root[data-hydrated]:not(:has(form[data-form-ready="false"]))')).toBeAttached();
