import { expect, test } from 'vitest';
import { dropForeignSession } from './foreign-cookie.ts';

const cookieAfter = (more: Record<string, string>) => {
	const headers = { cookie: 'a=1; payload-token=x; __Host-payload-token=y; b=2', ...more };
	dropForeignSession(headers);
	return headers.cookie;
};

test('a session counts for the studio’s own pages and typed addresses, not neighbors', () => {
	for (const site of ['same-origin', 'none']) expect(cookieAfter({ 'sec-fetch-site': site })).toContain('=x; ');
	for (const site of ['same-site', 'cross-site', 'anything', ''])
		expect(cookieAfter({ 'sec-fetch-site': site })).toBe('a=1; b=2');
});

test('an Origin header decides, and without both headers Payload refuses by itself', () => {
	expect(cookieAfter({ 'sec-fetch-site': 'same-site', origin: 'https://other.example' })).toContain('=x; ');
	expect(cookieAfter({})).toContain('=x; ');
});
