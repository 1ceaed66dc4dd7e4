import { expect, it } from 'vitest';
import { plain } from './plain-value.ts';

it('the lines of a quote are a line each in a cell of the export (LIST-10)', () => {
	const lines = [
		{ id: 'a', quantity: 20, reference: '0012-3', name: 'Größe 试剂' },
		{ id: 'b', quantity: 1, reference: 'AB-2', name: null },
	];
	expect(plain(lines)).toBe('20 × 0012-3 Größe 试剂\n1 × AB-2');
	expect(plain([])).toBe('');
});

it('other values are named as before', () => {
	expect(plain([{ originalName: 'a.jpg' }, { name: 'Ada' }])).toBe('a.jpg, Ada');
	expect(plain('text')).toBe('text');
});
