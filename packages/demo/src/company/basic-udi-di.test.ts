import { expect, test } from 'vitest';
import { basicUdiDi, checkPair } from './basic-udi-di.ts';

test('the check characters match the example of GS1', () => {
	expect(checkPair('1987654Ad4X4bL5ttr2310c')).toBe('2K');
});

test('a Basic UDI-DI has at most 25 characters', () => {
	expect(basicUdiDi('HA-FCV-PRO-25')).toMatch(/^9521234HAFCVPRO25[2-9A-HJ-NP-Z]{2}$/);
});
