import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';
import { hasWrongQuantity, itemsIn, linesIn, listIn, mostLines, writtenLines, writtenList, wrongIn } from './list.ts';
import { Submission } from './submission.ts';

describe('An invalid quantity', () => {
	it('is reported in an address and in the lines of a form', { tags: ['@LIST-5', '@FORM-30'] }, () => {
		expect(wrongIn('AB-1:0,AB-2:3,AB-3,A%2CB:x,AB-4:')).toEqual(['AB-1 x 0', 'A,B x x', 'AB-4 x ']);
		expect(hasWrongQuantity('2\tAB-1\tName\n0\tAB-2\t')).toBe(true);
		expect(hasWrongQuantity('2\tAB-1\tName\n\n')).toBe(false);
	});
});

describe('A list in an address', () => {
	it('is read as it was written, with any catalogue numbers', { tags: '@LIST-7' }, () => {
		const lines = [
			{ reference: 'AB-1', quantity: 20 },
			{ reference: '0012 3', quantity: 1 },
			{ reference: 'A,B:2%', quantity: 9999 },
			{ reference: '试剂-1', quantity: null },
		];
		expect(listIn(writtenList(lines))).toEqual(lines);
		expect(writtenList(lines.slice(0, 1))).toBe('AB-1:20');
	});

	it('counts one with an invalid quantity, and skips empty lines', { tags: ['@LIST-5', '@LIST-7'] }, () => {
		for (const wrong of ['AB-1:', 'AB-1:0', 'AB-1:-2', 'AB-1:1.5', 'AB-1:1e9', 'AB-1:x', ',,AB-1:NaN,'])
			expect(listIn(wrong)).toEqual([{ reference: 'AB-1', quantity: 1 }]);
		expect(listIn('%E0%A4%A:2')).toEqual([{ reference: '%E0%A4%A', quantity: 2 }]);
		expect(listIn('')).toEqual([]);
	});
});

describe('The lines of a quote', () => {
	it('are sent unchanged; unreadable ones are skipped', { tags: '@LIST-10' }, () => {
		const lines = [{ reference: 'AB-1', name: 'Größe 试剂', quantity: 20 }];
		expect(linesIn(writtenLines(lines))).toEqual(lines);
		expect(linesIn(`20\tAB-1\tName\r\n0\tAB-2\tName\nrubbish\n-1\tA\n20000\tA\n1\t\tName`)).toEqual([
			{ reference: 'AB-1', name: 'Name', quantity: 20 },
		]);
		expect(linesIn('1\tA\tB\n'.repeat(500))).toHaveLength(mostLines);
	});

	it('are empty in an older submission', { tags: '@LIST-10' }, () => {
		const before = {
			kind: 'watch',
			reference: 'K7M-4QX-9TD',
			receivedAt: '2026-01-01T00:00:00.000Z',
			language: 'en',
			page: '/',
			suspected: false,
			fields: { email: 'ada', documentLanguage: '' },
		};
		expect(Submission.parse(before)).not.toHaveProperty('lines');
	});
});

it('Several watched products are each named once', { tags: '@LIST-12' }, () => {
	expect(itemsIn('product:1,product:2,product:1,page:3,x')).toEqual([
		{ kind: 'product', id: 1 },
		{ kind: 'product', id: 2 },
	]);
});

it('No cell of a CSV is read as a formula', { tags: '@LIST-11' }, () => {
	expect(csvOf([['=1+1', '@x', '00123', 'Größe', '试剂', 'a"b']])).toBe(
		'\ufeff"\'=1+1","\'@x","00123","Größe","试剂","a""b"\r\n',
	);
});
