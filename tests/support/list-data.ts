import { expect, type Page } from '@playwright/test';
import { underWay } from './hydrated.ts';

/** The data that the pages ask for. */
export const dataRequests = /\.data(\?|$)/;

/** The address whose data a request asks for; undefined for all other requests. */
export function dataAddressOf(url: string): string | undefined {
	const { pathname, searchParams } = new URL(url);
	if (!pathname.endsWith('.data')) return undefined;
	searchParams.delete('_routes');
	const query = decodeURIComponent(searchParams.toString());
	return pathname.replace(/\.data$/, '') + (query && `?${query}`);
}

/** The addresses of lists whose data the page asks for from now on. */
export function watchData(page: Page, list: RegExp) {
	const asked: string[] = [];
	const told: string[] = [];
	page.on('request', (request) => {
		const address = dataAddressOf(request.url());
		if (address && list.test(address)) asked.push(address);
	});
	return {
		/** Expects exactly these after those that an earlier check named. */
		async asked(...expected: string[]) {
			told.push(...expected);
			await expect.poll(() => asked).toEqual(told);
			await underWay(page);
			expect(asked).toEqual(told);
		},
	};
}
