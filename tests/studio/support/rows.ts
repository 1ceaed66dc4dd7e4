import { expect, type Page } from '@playwright/test';

/** Opens a row of a form, `#sections-row-0`. Payload remembers the open rows for each person. */
export async function openRow(page: Page, row: string): Promise<void> {
	const fold = page.locator(`${row} .collapsible`).first();
	const classes = (await fold.getAttribute('class')) ?? '';
	if (classes.includes('collapsible--collapsed')) await fold.locator('.collapsible__toggle').first().click();
	await expect(fold).not.toHaveClass(/collapsible--collapsed/);
}
