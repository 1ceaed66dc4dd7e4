import type { Page } from '@playwright/test';

/** Opens everything on the page that is behind one press. */
export const unfolded = (page: Page): Promise<void> =>
	page
		.getByRole('main')
		.locator('details')
		.evaluateAll((all) => {
			for (const details of all) if (details instanceof HTMLDetailsElement) details.open = true;
		});
