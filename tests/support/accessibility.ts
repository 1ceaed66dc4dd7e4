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
	// The only frame is the browser's document viewer.
	iframes: false,
	// No page has sound, and no other rule here preloads style sheets or media.
	preload: false,
};

/** All findings of axe in the current page, or in a part of it. */
export async function violationsNow(page: Page, within = 'html'): Promise<string[]> {
	if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
	return page.evaluate(
		async ([options, part]) => {
			// Changes after a resize begin in the next frame; elements that scroll into view appear in the frame after it.
			await new Promise(requestAnimationFrame);
			await new Promise(requestAnimationFrame);
			// Scroll-driven animations never finish.
			const passing = document
				.getAnimations()
				.filter(
					({ effect, timeline }) => timeline === document.timeline && effect?.getTiming().iterations !== Infinity,
				);
			await Promise.allSettled(passing.map(({ finished }) => finished));
			// They cover a part of what is behind them only until somebody scrolls.
			const sticky = [...document.querySelectorAll<HTMLElement>('main *, #page > aside, #page > aside > div')].filter(
				(element) => element.matches('aside > *') || getComputedStyle(element).position === 'sticky',
			);
			for (const { style } of sticky) style.position = 'static';
			const results = await globalThis.axe?.run(part === 'html' ? document : part, options);
			for (const { style } of sticky) style.removeProperty('position');
			if (!results) throw new Error('axe is not in the page');
			return results.violations.map(
				({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
			);
		},
		[rules, within] as const,
	);
}
