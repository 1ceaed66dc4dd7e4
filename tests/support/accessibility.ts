import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type Engine from 'axe-core';

declare global {
	var axe: typeof Engine | undefined;
}

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const rules: Engine.RunOptions = {
	runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
	resultTypes: ['violations'],
	// The only frame is the browser's own viewer of documents.
	iframes: false,
	// No page has sound, and no other rule among these reads style sheets or media ahead.
	preload: false,
};

/** What every rule finds in the page as it is, or in a part of it. */
export async function violationsNow(page: Page, within = 'html'): Promise<string[]> {
	if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
	return page.evaluate(
		async ([options, part]) => {
			// What follows the size of the window has begun to do so in the next frame, and what comes into sight is there after it.
			await new Promise(requestAnimationFrame);
			await new Promise(requestAnimationFrame);
			// What follows the scrolling never ends by itself.
			const passing = document
				.getAnimations()
				.filter(
					({ effect, timeline }) => timeline === document.timeline && effect?.getTiming().iterations !== Infinity,
				);
			await Promise.allSettled(passing.map(({ finished }) => finished));
			const results = await globalThis.axe?.run(part === 'html' ? document : part, options);
			if (!results) throw new Error('axe is not in the page');
			return results.violations.map(
				({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
			);
		},
		[rules, within] as const,
	);
}
