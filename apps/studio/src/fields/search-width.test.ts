import { expect, test } from 'vitest';
import { cut, widthOf } from './search-width.ts';

test('a Chinese character takes the width of two, and long text is cut', { tags: '@WRITE-5' }, () => {
	expect(widthOf('Test 试剂')).toBe(9);
	expect(cut('试剂盒', 4)).toBe('试剂 …');
	expect(cut('Short', 60)).toBe('Short');
});
