import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { addresses } from '../support/addresses.ts';
import { layouts } from '../support/visitors.ts';

for (const [layout, options] of layouts) {
	test.describe(`${layout} layout`, () => {
		test.use({ ...options, reducedMotion: 'reduce' } as typeof options);

		for (const [name, address] of Object.entries(addresses)) {
			test(`${name} has no accessibility violation that a tool can find`, async ({ page }) => {
				await page.goto(address);
				const { violations } = await new AxeBuilder({ page })
					.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
					.analyze();
				expect(
					violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`),
				).toEqual([]);
			});
		}
	});
}
