import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { revealWithin } from './reveal.tsx';

type Entry = { target: object; isIntersecting: boolean; boundingClientRect: { top: number } };

const seen: { tell?: (entries: Entry[]) => void; margin?: string; watched: Set<object> } = { watched: new Set() };

/** A fake element with only the attributes that the test needs. */
const part = () => {
	const attributes = new Set<string>();
	return {
		attributes,
		toggleAttribute: (name: string, on: boolean) => (on ? attributes.add(name) : attributes.delete(name)),
		removeAttribute: (name: string) => attributes.delete(name),
	};
};

beforeEach(() => {
	vi.stubGlobal('innerHeight', 800);
	vi.stubGlobal(
		'IntersectionObserver',
		class {
			constructor(tell: (entries: Entry[]) => void, { rootMargin }: { rootMargin: string }) {
				Object.assign(seen, { tell, margin: rootMargin });
			}
			observe = (target: object) => seen.watched.add(target);
			unobserve = (target: object) => seen.watched.delete(target);
		},
	);
});
afterEach(() => vi.unstubAllGlobals());

it('the scroll animation starts once a part is 100 px in view, and runs once', { tags: '@CONST-8' }, () => {
	const below = part();
	revealWithin({ querySelectorAll: () => [below] } as unknown as Element);
	expect(seen.margin?.split(' ')[2]).toBe('-100px');
	seen.tell?.([{ target: below, isIntersecting: false, boundingClientRect: { top: 900 } }]);
	expect([...below.attributes]).toEqual(['data-awaited']);
	seen.tell?.([{ target: below, isIntersecting: true, boundingClientRect: { top: 690 } }]);
	expect([...below.attributes]).toEqual([]);
	expect(seen.watched.size).toBe(0);
});
