import { expect, test } from 'vitest';
import { readView } from './view.ts';

// Holds PAGE-53.
test.each([
	['?search=flu', 'flu'],
	['?keyword=flu', 'flu'],
	['?keyword=rsv&search=+flu+', 'flu'],
	['', ''],
])('the address %s searches for "%s"', (query, search) => {
	expect(readView(query)).toEqual({ search, page: 1 });
});
