import type { Payload } from 'payload';
import { afterEach, expect, test, vi } from 'vitest';
import { answerTo, checkAddresses, type LinkPlace, lookUpNamed } from './check-links.ts';

const label = { en: 'Link', zh: '链接' };
const links = ['/contact', '/no/page', 'link:article5', 'link:shop', 'link:nothing'].map(
	(to): LinkPlace => ({ kind: 'articles', id: '1', title: 'Article', path: 'url', label, to }),
);
const payload = { find: async () => ({ docs: [{ id: 5, _status: 'published' }] }) } as unknown as Payload;
const isRight = () => links.map(({ to }) => answerTo(to)?.isRight);

afterEach(() => vi.restoreAllMocks());

test('reading the list of links requests no page; each press requests every page', { tags: '@LINK-4' }, async () => {
	vi.useFakeTimers({ toFake: ['Date'] });
	const asked = vi
		.spyOn(globalThis, 'fetch')
		.mockImplementation(async (url) => new Response(null, { status: String(url).endsWith('/contact') ? 200 : 404 }));
	await lookUpNamed(payload, links);
	expect(asked).not.toHaveBeenCalled();
	expect(isRight()).toEqual([undefined, undefined, true, true, false]);
	await checkAddresses(links);
	expect(asked).toHaveBeenCalledTimes(2);
	vi.advanceTimersByTime(3_600_000);
	expect(isRight().slice(0, 2)).toEqual([true, false]);
	await checkAddresses(links);
	expect(asked).toHaveBeenCalledTimes(4);
	vi.useRealTimers();
});
