import type { Page } from '@playwright/test';

export type TabStop = {
	/** Describes the element in a failure. */
	name: string;
	/** In the window, with its middle uncovered. */
	visible: boolean;
	ring: boolean;
	/** Between the ring and its background; null over a picture. */
	contrast: number | null;
};

/** The focused element; null after the end of the page. */
const currentStop = (page: Page): Promise<TabStop | null> =>
	page.evaluate(async () => {
		const element = document.activeElement;
		if (!element || element === document.body) return null;
		// Rings and surfaces have color transitions.
		await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
		// A control that is drawn by its label has the label's position, and a mark of a chart that of its drawing.
		const mark = element.querySelector(':scope > use');
		const shown = mark ?? (element.getBoundingClientRect().width > 1 ? element : (element.closest('label') ?? element));
		const frame = () => new Promise((painted) => requestAnimationFrame(painted));
		const isSeen = () => {
			const box = shown.getBoundingClientRect();
			const top = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height / 2, 40));
			if (!top || top === document.body || top === document.documentElement) return false;
			return shown.contains(top) || top.contains(shown) || (element.closest('label')?.contains(top) ?? false);
		};
		// Scrolling to an element takes some frames.
		for (let frames = 0; frames < 120 && !isSeen(); frames++) await frame();
		// The link of a card draws its ring around the whole card.
		const style = [
			getComputedStyle(element),
			getComputedStyle(element, '::after'),
			...[element.nextElementSibling, shown].flatMap((part) => (part ? getComputedStyle(part) : [])),
		].find(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2);
		const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
		let behind: Element | null = shown.parentElement;
		const alpha = (part: Element) => channels(getComputedStyle(part).backgroundColor)[3] ?? 1;
		while (behind && alpha(behind) < 1) behind = behind.parentElement;
		const luminance = (color: string) => {
			const [r = 0, g = 0, b = 0] = channels(color).map((value) =>
				value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
			);
			return 0.2126 * r + 0.7152 * g + 0.0722 * b;
		};
		const overPicture = element.closest('[aria-roledescription]') ?? element.closest('.on-dark, .banner');
		const lights = style
			? [
					luminance(style.outlineColor),
					luminance(behind ? getComputedStyle(behind).backgroundColor : 'rgb(255,255,255)'),
				]
			: [];
		const contrast =
			overPicture || lights.length === 0 ? null : (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
		return {
			name: `${element.tagName.toLowerCase()} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}${element.getAttribute('name') ?? ''}`,
			visible: isSeen(),
			ring: style !== undefined,
			contrast,
		};
	});

const most = 400;

/** Every stop of the Tab key from the top of a page to its end. */
export async function tabStops(page: Page): Promise<TabStop[]> {
	const stops: TabStop[] = [];
	while (stops.length < most) {
		await page.keyboard.press('Tab');
		const stop = await currentStop(page);
		if (!stop) return stops;
		stops.push(stop);
	}
	throw new Error(`The keyboard does not leave the page after ${most} stops; the last: ${stops.at(-1)?.name}`);
}
