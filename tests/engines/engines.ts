import type { Engine, Layout } from './browser.ts';
import { startChromium } from './chromium.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

const setting = (name: string, otherwise: string) => process.env[name] ?? otherwise;

export const engines = {
	chromium: (layout: Layout): Promise<Engine> => startChromium(setting('CHROMIUM', '/usr/bin/chromium'), layout),
	firefox: (layout: Layout): Promise<Engine> => startFirefox(setting('FIREFOX', '/usr/bin/firefox-esr'), layout),
	webkit: (layout: Layout): Promise<Engine> =>
		startWebKit(setting('WEBKIT', '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'), layout),
};

/** The engine that runs the journeys. */
export const engineName: keyof typeof engines = process.env.ENGINE === 'webkit' ? 'webkit' : 'firefox';
