import { expect, test } from 'vitest';
import { callerAddress, proxiesIn } from './proxies.ts';

test('TRUST_PROXY is a number of proxies; true is one', () => {
	expect([undefined, '', '0', 'false', 'true', '1', '2'].map(proxiesIn)).toEqual([0, 0, 0, 0, 1, 1, 2]);
	for (const nonsense of ['yes', '-1', '1.5', '99']) expect(() => proxiesIn(nonsense)).toThrow('TRUST_PROXY');
});

test('a claimed address counts only if a proxy wrote it', () => {
	expect(callerAddress('10.0.0.1', '1.2.3.4', 0)).toBe('10.0.0.1');
	expect(callerAddress('10.0.0.1', 'claimed, 1.2.3.4', 1)).toBe('1.2.3.4');
	expect(callerAddress('10.0.0.1', 'claimed, 1.2.3.4, 10.0.0.9', 2)).toBe('1.2.3.4');
	expect(callerAddress('10.0.0.1', undefined, 1)).toBe('10.0.0.1');
	expect(callerAddress('10.0.0.1', '1.2.3.4', 2)).toBe('10.0.0.1');
	expect(callerAddress('::ffff:10.0.0.1', 'claimed, [2001:db8::1]:443', 1)).toBe('2001:db8::1');
	expect(callerAddress(undefined, undefined, 0)).toBe('unknown');
});
