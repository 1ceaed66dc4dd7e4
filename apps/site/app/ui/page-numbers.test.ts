import { describe, expect, it } from 'vitest';
import { pageNumbers } from './pagination.tsx';

describe('page numbers', () => {
	it.each([
		[1, 1, [1]],
		[1, 3, [1, 2, 3]],
		[1, 11, [1, 2, null, 11]],
		[4, 11, [1, 2, 3, 4, 5, null, 11]],
		[6, 11, [1, null, 5, 6, 7, null, 11]],
		[11, 11, [1, null, 10, 11]],
		[40, 3, [1, 2, 3]],
	])('on page %s of %s', (current, last, shown) => {
		expect(pageNumbers(current, last)).toEqual(shown);
	});
});
