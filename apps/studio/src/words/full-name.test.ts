import { expect, it } from 'vitest';
import { fullName } from './full-name.ts';

it('a name is written in the order of its own language', { tags: '@DESK-63' }, () => {
	expect(fullName('小明', '王')).toBe('王小明');
	expect(fullName('Ada', 'Lim')).toBe('Ada Lim');
	expect(fullName('Ada', '王')).toBe('Ada 王');
	expect([fullName(null, 'Lim'), fullName('', '')]).toEqual(['Lim', '']);
});
