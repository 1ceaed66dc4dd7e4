import { chromium } from '@playwright/test';
import { type Engine, type Layout, phone, windows } from './browser.ts';

/** The engine of all other tests. Its pictures are shown beside those of the other engines. */
export async function startChromium(executablePath: string, layout: Layout): Promise<Engine> {
	const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
	const page = await browser.newPage({
		viewport: windows[layout],
		...(layout === 'mobile' && { userAgent: phone }),
	});
	return {
		complaints: [],
		open: (url) => page.goto(url),
		ask: (expression) => page.evaluate(expression),
		pointAt: ({ x, y }, press) => (press ? page.mouse.click(x, y) : page.mouse.move(x, y)),
		strike: async (keys) => {
			for (const key of keys) await page.keyboard.press(key);
		},
		resize: (width, height) => page.setViewportSize({ width, height }),
		picture: () => page.screenshot(),
		stop: () => browser.close(),
	};
}
