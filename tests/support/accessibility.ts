import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules about names and languages. */
const ofWords = [
	'aria-command-name',
	'aria-input-field-name',
	'aria-toggle-field-name',
	'button-name',
	'document-title',
	'empty-heading',
	'frame-title',
	'html-has-lang',
	'html-lang-valid',
	'image-alt',
	'image-redundant-alt',
	'label',
	'label-content-name-mismatch',
	'landmark-unique',
	'link-name',
	'select-name',
	'svg-img-alt',
	'valid-lang',
];
/** The rules whose answer changes with the width of the window. */
const ofSize = ['color-contrast', 'scrollable-region-focusable', 'target-size'];

/** In one go and without what passes: a third of the time. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });

async function told(builder: AxeBuilder): Promise<string[]> {
	const { violations } = await builder.analyze();
	return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

export const violations = (page: Page) => told(axe(page).withTags(tags));

/** What the words of a page decide, and may be forgotten in one language. */
export const violationsOfWords = (page: Page) => told(axe(page).withRules(ofWords));

/** What a narrow window does to a page: 320 CSS px, which is 1280 px at 400 %. */
export async function violationsWhenNarrow(page: Page): Promise<string[]> {
	await page.setViewportSize({ width: 320, height: 256 });
	return told(axe(page).withRules(ofSize));
}
