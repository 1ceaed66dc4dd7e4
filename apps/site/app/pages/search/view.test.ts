import { expect, test } from 'vitest';
import { readView } from './view.ts';

test.each([
	['?search=flu', 'flu'],
	['?keyword=flu', 'flu'],
	['?keyword=rsv&search=+flu+', 'flu'],
	['', ''],
])('the address %s searches for "%s"', { tags: '@PAGE-53' }, (query, search) => {
	expect(readView(query)).toEqual({ search, page: 1 });
});
