import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { later, togetherWith } from './later.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('code that fails to load is requested until it loads, and never after that', async () => {
	const fetchCode = vi
		.fn<() => Promise<string>>()
		.mockRejectedValueOnce(new TypeError('Failed to fetch'))
		.mockRejectedValueOnce(new TypeError('Failed to fetch'))
		.mockResolvedValue('code');
	const code = later(fetchCode);
	const wanted = [code.load(), code.load()];
	expect(code.loaded()).toBeUndefined();
	await vi.advanceTimersByTimeAsync(6000);
	expect(await Promise.all(wanted)).toEqual(['code', 'code']);
	expect(code.loaded()).toBe('code');
	await code.load();
	expect(fetchCode).toHaveBeenCalledTimes(3);
});

it('a navigation waits for its page’s code, but no longer than a second', async () => {
	const shown = vi.fn();
	const request = new Request('http://site.invalid/about');
	const navigation = togetherWith(() => new Promise(() => {}))({ request }, async () => 'data').then(shown);
	await vi.advanceTimersByTimeAsync(900);
	expect(shown).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(200);
	await navigation;
	expect(shown).toHaveBeenCalledWith('data');
});
