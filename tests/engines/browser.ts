/** The operations that each engine provides. Places are CSS pixels in the window. */
export type Engine = {
	/** Errors in the console, and failed requests. */
	complaints: string[];
	open(url: string): Promise<unknown>;
	/** The value of an expression in the page, which may be a promise. */
	// biome-ignore lint/suspicious/noExplicitAny: it is whatever the page answers.
	ask(expression: string): Promise<any>;
	pointAt(place: Place, press: boolean): Promise<unknown>;
	strike(keys: readonly string[]): Promise<unknown>;
	resize(width: number, height: number): Promise<unknown>;
	/** The window as a PNG. */
	picture(): Promise<Buffer>;
	stop(): Promise<void>;
};

export type Place = { x: number; y: number };

export type Layout = 'desktop' | 'mobile';

export const windows = { desktop: { width: 1280, height: 900 }, mobile: { width: 390, height: 844 } } as const;

export const phone =
	'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014', ArrowDown: '\uE015' } as const;

/** Milliseconds. Long enough for a busy machine. */
const patience = 50_000;
const between = 50;

/** Repeats the request until it has a result. */
export async function until<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
	const limit = performance.now() + patience;
	for (;;) {
		const found = await ask().catch(() => undefined);
		if (found !== undefined) return found;
		if (performance.now() > limit) throw new Error(`There is no ${what}`);
		await new Promise((resolve) => setTimeout(resolve, between));
	}
}

/**
 * Runs in the page: scrolls to the element and returns its middle once it is steady and uncovered. Labels count as
 * parts of their controls.
 */
const middleOf = async (css: string) => {
	const node = document.querySelector<HTMLElement & { labels?: Iterable<Element> }>(css);
	if (!node) return null;
	const box = () => node.getClientRects()[0] ?? new DOMRect();
	const isInWindow = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight;
	if (!isInWindow(box())) node.scrollIntoView({ block: 'center', behavior: 'instant' });
	const before = JSON.stringify(box());
	for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
	const { left, top, width, height } = box();
	const place = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
	const front = document.elementFromPoint(place.x, place.y);
	const parts = [node, ...(node.labels ?? [])];
	return before === JSON.stringify(box()) && parts.some((part) => part.contains(front)) ? place : null;
};

/** Acts on elements by selector, and finds them again for each action, because a page may render again. */
export function visitorAt(engine: Engine) {
	const { ask, strike } = engine;
	const placeOf = (css: string) =>
		until<Place>(`way to ${css}`, async () => (await ask(`(${middleOf})(${JSON.stringify(css)})`)) ?? undefined);
	return {
		...engine,
		click: async (css: string) => engine.pointAt(await placeOf(css), true),
		hover: async (css: string) => engine.pointAt(await placeOf(css), false),
		press: (key: keyof typeof keys) => strike([keys[key]]),
		type: (text: string) => strike([...text]),
		/** Waits until the expression is true in the page. */
		sees: (expression: string) =>
			until(expression, async () => ((await ask(`Boolean(${expression})`)) ? true : undefined)),
	};
}

export type Visitor = ReturnType<typeof visitorAt>;

export const struck = (values: readonly string[]) => [
	{
		type: 'key',
		id: 'keyboard',
		actions: values.flatMap((value) => [
			{ type: 'keyDown', value },
			{ type: 'keyUp', value },
		]),
	},
];

export const pointed = ({ x, y }: Place, press: boolean) => [
	{
		type: 'pointer',
		id: 'mouse',
		actions: [
			{ type: 'pointerMove', x, y, origin: 'viewport' },
			...(press
				? [
						{ type: 'pointerDown', button: 0 },
						{ type: 'pointerUp', button: 0 },
					]
				: []),
		],
	},
];
