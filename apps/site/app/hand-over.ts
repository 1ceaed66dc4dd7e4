import { type Composed, withoutStill } from './sections/still.ts';
import { withoutPanels } from './shell/navigation-address.ts';
import type { ShellData } from './shell-data.ts';

/**
 * What the loaders said, as the page brings it along: as JSON, which is smaller than the router's own notation, and without
 * what the browser can take from the markup.
 */
export const handedOver = (loaderData: Record<string, unknown>): string =>
	JSON.stringify({
		loaderData: Object.fromEntries(Object.entries(loaderData).map(([route, data]) => [route, needed(data)])),
		actionData: null,
		errors: null,
	}).replaceAll('<', '\\u003c');

function needed(data: unknown) {
	if (isComposed(data)) return withoutStill(data);
	return isShell(data) ? { ...data, navigation: withoutPanels(data.navigation) } : data;
}

const isComposed = (data: unknown): data is Composed => has(data, 'page') && has(data, 'data');
const isShell = (data: unknown): data is ShellData => has(data, 'navigation') && has(data, 'settings');
const has = (data: unknown, name: string) => typeof data === 'object' && data !== null && name in data;
