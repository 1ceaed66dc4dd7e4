import { expect, test } from 'vitest';
import { askOutside } from './ask-outside.ts';
import { isPublic } from './public-address.ts';

test('no private address counts as public, in any notation', { tags: '@LINK-5' }, () => {
	const closed = ['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'];
	const closedToo = ['::1', '::', 'fe80::1', 'fc00::1', '::ffff:10.0.0.1', '2002:7f00:1::', '64:ff9b::7f00:1', 'x'];
	for (const address of [...closed, ...closedToo]) expect([address, isPublic(address)]).toEqual([address, false]);
	for (const address of ['93.184.216.34', '2606:4700::1111']) expect(isPublic(address)).toBe(true);
});

test('private addresses, local names and unusual ports are not opened', { tags: '@LINK-5' }, async () => {
	const addresses = [
		'http://127.0.0.1/',
		'http://2130706433/',
		'http://[::1]/',
		'http://localhost/',
		'http://169.254.169.254/latest',
		'https://example.com:6379/',
		'https://name:secret@example.com/',
	];
	for (const to of addresses) {
		const { isRight, said } = await askOutside(to);
		expect([to, isRight, /not opened/.test(said.en)]).toEqual([to, false, true]);
	}
});

test('a request that is never answered times out', { tags: '@LINK-5' }, async () => {
	const found = await askOutside('http://slow.example/', { seconds: 0.2, lookup: () => undefined });
	expect(found).toMatchObject({ isRight: false, said: { en: 'Does not answer in time.' } });
});

test('another kind of failure has a message in both languages', { tags: '@ZH-2' }, async () => {
	const lookup = (_: unknown, __: unknown, done: (error: Error) => void) => done(new Error('Odd'));
	const { said } = await askOutside('http://odd.example/', { lookup: lookup as never });
	expect(said).toEqual({ en: 'Odd', zh: '无法打开：Odd' });
});
