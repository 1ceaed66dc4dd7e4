import type { BrowserContextOptions } from '@playwright/test';
import { byDepth } from './depth.ts';

/** The devices that the layout rule distinguishes. */
export const visitors = {
	desktop: {
		userAgent:
			'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
		viewport: { width: 1280, height: 900 },
	},
	phone: {
		userAgent:
			'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
		viewport: { width: 390, height: 844 },
		isMobile: true,
		hasTouch: true,
	},
	tablet: {
		userAgent:
			'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
		viewport: { width: 820, height: 1180 },
		isMobile: true,
		hasTouch: true,
	},
	ipadAsMac: {
		userAgent:
			'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
		viewport: { width: 1180, height: 820 },
		hasTouch: true,
	},
	wideTablet: {
		userAgent:
			'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
		viewport: { width: 2400, height: 1200 },
		hasTouch: true,
	},
} satisfies Record<string, BrowserContextOptions>;

/** For tests of what moves: all others ask for reduced motion. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export const layouts = [
	['desktop', visitors.desktop],
	['mobile', visitors.phone],
] as const;

type Layouts = readonly (typeof layouts)[number][];

/** For a component that both layouts share: half of the tests use desktop. Nightly runs use both layouts. */
export const desktopAtLeast = byDepth<Layouts>({ usual: [layouts[0]], nightly: layouts });
/** The other half use mobile. */
export const mobileAtLeast = byDepth<Layouts>({ usual: [layouts[1]], nightly: layouts });
