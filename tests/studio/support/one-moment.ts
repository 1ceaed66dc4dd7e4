import { expect } from '@playwright/test';

/** A page that a visitor requests, and whether the response belongs to the release. */
export type Look = { path: string; isOfRelease: (answer: Response) => Promise<boolean> };
type Seen = { path: string; began: number; ended: number; isOfRelease: boolean };

const clients = 20;

export const shows = (path: string, words: string): Look => ({
	path,
	isOfRelease: async (answer) => (await answer.text()).includes(words),
});

export const isThere = (path: string): Look => ({
	path,
	isOfRelease: async (answer) => {
		await answer.arrayBuffer();
		return answer.status === 200 || answer.status === 301 || answer.status === 308;
	},
});

/** Twenty visitors request all pages in turn, until each has seen the wanted state twice. */
export async function visited(site: string, looks: readonly Look[], wanted: boolean): Promise<Seen[]> {
	const seen: Seen[] = [];
	const until = Date.now() + 120_000;
	const visit = async (number: number) => {
		for (let round = 0, hasSeen = 0; hasSeen < 2 && Date.now() < until; round++) {
			let isWhole = true;
			for (let at = 0; at < looks.length; at++) {
				const look = looks[(at + number + round) % looks.length] as Look;
				const began = performance.now();
				const answer = await fetch(site + look.path, { redirect: 'manual' });
				const isOfRelease = await look.isOfRelease(answer);
				seen.push({ path: look.path, began, ended: performance.now(), isOfRelease });
				isWhole &&= isOfRelease === wanted;
			}
			if (isWhole) hasSeen += 1;
		}
	};
	await Promise.all(Array.from({ length: clients }, (_, number) => visit(number)));
	return seen;
}

/** After one visitor has seen the new state, no later request shows the old one. */
export function expectOneMoment(seen: readonly Seen[], wanted: boolean): void {
	const first = Math.min(...seen.filter(({ isOfRelease }) => isOfRelease === wanted).map(({ ended }) => ended));
	expect(seen.filter(({ isOfRelease, began }) => isOfRelease !== wanted && began > first)).toEqual([]);
	// Visitors have seen both states.
	expect(seen.some(({ isOfRelease }) => isOfRelease !== wanted)).toBe(true);
	expect(first).toBeLessThan(Number.POSITIVE_INFINITY);
}
