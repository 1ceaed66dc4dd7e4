declare global {
	interface Window {
		/** Buttons clicked before the scripts were loaded, recorded by the page's first script. */
		earlyClicks?: HTMLElement[] | undefined;
	}
}

const patience = 30_000;
const pause = 50;

/** React sets this property once it has hydrated an element. */
const isAwake = (element: HTMLElement) => Object.keys(element).some((key) => key.startsWith('__reactProps'));

/** Repeats early clicks, once for each button, as soon as the button is hydrated. */
export function doEarlyClicks() {
	const waiting = new Map<HTMLElement, number>();
	const press = () => {
		for (const [button, since] of waiting) {
			const isLost = performance.now() > since + patience;
			if (button.isConnected && !isAwake(button) && !isLost) continue;
			waiting.delete(button);
			if (!isLost) button.click();
		}
		if (waiting.size > 0) setTimeout(press, pause);
	};
	const note = (button: HTMLElement) => {
		if (waiting.size === 0) setTimeout(press);
		waiting.set(button, performance.now());
	};
	for (const button of window.earlyClicks ?? []) note(button);
	window.earlyClicks = undefined;
	// Lazy parts hydrate after the rest of the page.
	document.addEventListener(
		'click',
		({ target }) => {
			const button = target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null;
			if (button && !isAwake(button)) note(button);
		},
		true,
	);
}
