declare global {
	interface Window {
		/** Buttons that were pressed before the scripts were there; the page's first script notes them. */
		earlyClicks?: HTMLElement[] | undefined;
	}
}

const patience = 30_000;
const pause = 50;

/** React leaves its mark on an element once it answers for it. */
const isAwake = (element: HTMLElement) => Object.keys(element).some((key) => key.startsWith('__reactProps'));

/** Presses once more what was pressed too early, each button once, as soon as it can answer. */
export function doEarlyClicks() {
	const waiting = new Set(window.earlyClicks);
	window.earlyClicks = undefined;
	const until = performance.now() + patience;
	const press = () => {
		for (const button of waiting) {
			if (button.isConnected && !isAwake(button)) continue;
			waiting.delete(button);
			button.click();
		}
		if (waiting.size > 0 && performance.now() < until) setTimeout(press, pause);
	};
	if (waiting.size > 0) setTimeout(press);
}
