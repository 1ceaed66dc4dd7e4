import { expect, type Page } from '@playwright/test';

type Place = 'top' | 'middle' | 'end';

/** Problems of the floating buttons at one scroll position (D38). */
async function problemsAt(page: Page, place: Place): Promise<string[]> {
	return page.evaluate((place) => {
		// An open dialog covers everything.
		if (document.querySelector('dialog:modal')) return [];
		const footer = document.querySelector('footer');
		const buttons = [...document.querySelectorAll('#page > aside:has(+ footer) :is(a, button)')];
		if (!footer || buttons.length !== 3) return [`${buttons.length} buttons`];
		const end = footer.getBoundingClientRect().top + scrollY - innerHeight;
		scrollTo({ top: { top: 0, middle: end / 2, end }[place], behavior: 'instant' });
		const parts = [...document.querySelectorAll('main form[method=post] :is(label, input, select, textarea, button)')];
		const box = (element: Element) => element.getBoundingClientRect();
		const frame = box(buttons[0]?.parentElement ?? footer);
		const covers = (part: Element) =>
			box(part).left < frame.right &&
			box(part).right > frame.left &&
			box(part).top < frame.bottom &&
			box(part).bottom > frame.top;
		if (box(footer).top < innerHeight && frame.bottom > box(footer).top) return [`over the footer at the ${place}`];
		const mayBeAway = parts.some(covers);
		// The footer pushes the buttons up here, and no further scrolling can uncover what they cover.
		const isBuried = (part: Element) => {
			const { left, top, width, height } = box(part);
			const [across, down] = [left + width / 2, top + height / 2];
			const isUnder = across > frame.left && across < frame.right && down > frame.top && down < frame.bottom;
			return isUnder && part.checkVisibility({ visibilityProperty: true });
		};
		const buried = [...document.querySelectorAll('main :is(a, button, summary)')].filter(isBuried);
		if (place === 'end' && !mayBeAway && buried.length > 0)
			return buried.map((part) => `over ${part.textContent || part.ariaLabel}, ${place}`);
		return buttons.flatMap((button) => {
			const { left, top, width, height } = box(button);
			const hit = document.elementFromPoint(left + width / 2, top + height / 2);
			const canBePressed = hit !== null && button.contains(hit);
			if (canBePressed === mayBeAway)
				return [`${button.textContent || button.ariaLabel} ${mayBeAway ? 'over a form' : 'out of reach'}, ${place}`];
			return [];
		});
	}, place);
}

/** The buttons can be pressed at the top, in the middle and above the footer, except where a form is below them. */
export async function expectFloatingButtons(page: Page) {
	for (const place of ['top', 'middle', 'end'] as const)
		await expect.poll(() => problemsAt(page, place), place).toEqual([]);
	await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
