import { expect, test } from 'vitest';
import { networkOf, plainAddress } from './network-address.ts';

test('a port, brackets, a zone or another notation make no other address', () => {
	for (const [text, address] of [
		['198.51.100.8', '198.51.100.8'],
		['198.51.100.8:1001', '198.51.100.8'],
		[' 198.51.100.8 ', '198.51.100.8'],
		['::ffff:198.51.100.8', '198.51.100.8'],
		['::FFFF:c633:6408', '198.51.100.8'],
		['[::ffff:198.51.100.8]:443', '198.51.100.8'],
		['0:0:0:0:0:ffff:198.51.100.8', '198.51.100.8'],
		['2001:db8::1', '2001:db8::1'],
		['2001:0DB8:0:0:0:0:0:1', '2001:db8::1'],
		['[2001:db8::1]:443', '2001:db8::1'],
		['[2001:db8::1]', '2001:db8::1'],
		['fe80::1%eth0', 'fe80::1'],
		['[fe80::1%25eth0]:80', 'fe80::1'],
		['::1', '::1'],
	] as const)
		expect([text, plainAddress(text)]).toEqual([text, address]);
});

test('a value that is no address is one unknown caller, whatever it says', () => {
	const garbage = [
		'',
		'unknown',
		'_hidden',
		'1.2.3',
		'1.2.3.4.5',
		'300.1.1.1',
		'127.1',
		':::',
		'[::1',
		'x'.repeat(5000),
	];
	for (const text of [...garbage, '198.51.100.8:port', '2001:db8::g', '[198.51.100.8', '"198.51.100.8"'])
		expect([text, networkOf(text)]).toEqual([text, 'unknown']);
});

test('a /64 of IPv6 is one caller, and the next /64 is another', () => {
	const own = ['2001:db8::1', '2001:db8::ffff:1:2:3', '[2001:db8:0:0:8000::]:1', '2001:db8:0:0::', '2001:db8::%3'];
	expect([...new Set(own.map(networkOf))]).toEqual(['2001:db8:0:0::/64']);
	expect(networkOf('2001:db8:0:1::1')).toBe('2001:db8:0:1::/64');
	expect(networkOf('::1')).toBe('0:0:0:0::/64');
	expect(networkOf('198.51.100.8:1001')).toBe('198.51.100.8');
	expect(networkOf('198.51.100.9')).toBe('198.51.100.9');
	expect(networkOf('::ffff:198.51.100.8')).not.toBe(networkOf('::ffff:198.51.100.9'));
});
