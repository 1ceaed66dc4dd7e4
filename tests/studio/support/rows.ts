import { expect, type Page } from '@playwright/test';

/** Opens a row of a form, `#sections-row-0`. Payload remembers for each person which rows stood open. */
export async function openRow(page: Page, row: string): Promise<void> {
	const fold = page.locator(`${row} .collapsible`).first();
	// A row unfolds only once its form listens.
	await expect(async () => {
		const classes = (await fold.getAttribute('class')) ?? '';
		if (classes.includes('collapsible--collapsed')) await fold.locator('.collapsible__toggle').first().click();
		await expect(fold).not.toHaveClass(/collapsible--collapsed/, { timeout: 3000 });
	}).toPass();
}
