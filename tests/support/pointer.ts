import type { Locator, Page } from '@playwright/test';

type Point = { x: number; y: number };

export async function middleOf(target: Locator): Promise<Point> {
	const box = await target.boundingBox();
	if (!box) throw new Error('nothing to point at');
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Moves the pointer like a hand: in steps of at most `step` pixels, each in a separate frame. */
export async function walk(page: Page, from: Point, to: Point, step: number) {
	const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step);
	for (let at = 1; at <= steps; at += 1) {
		await page.mouse.move(from.x + ((to.x - from.x) * at) / steps, from.y + ((to.y - from.y) * at) / steps);
		await page.evaluate(() => new Promise((frame) => requestAnimationFrame(frame)));
	}
}
