import { countryName } from '@site/contract/country-name';
import { expect, it } from 'vitest';
import { countries, namedCountries } from './countries.ts';

const names = (language: 'en' | 'cn') => countries(language).map(({ name }) => name);

it('begins in Chinese with China and the United States, then by pinyin', { tags: '@FORM-36' }, () => {
	const [china, hongKong, macao, taiwan, america, ...others] = names('cn');
	expect([china, hongKong, macao, taiwan, america]).toEqual(['中国', '中国香港', '中国澳门', '中国台湾', '美国']);
	expect(others.slice(0, 3)).toEqual(['阿尔巴尼亚', '阿尔及利亚', '阿富汗']);
	expect(others.slice(0, 40)).toContain('奥地利');
	expect(others.at(-1)).toBe('中非共和国');
	expect(names('cn')).toContain('福克兰群岛（马尔维纳斯群岛）');
	expect(names('cn')).not.toContain('台湾');
});

it('has the runtime’s English names, in alphabetical order', { tags: '@FORM-36' }, () => {
	expect(names('en').slice(0, 2)).toEqual(['Afghanistan', 'Åland Islands']);
	expect(countryName('TW', 'en')).toBe('Taiwan');
	expect(names('en')).toEqual(names('en').toSorted(new Intl.Collator('en').compare));
});

it('begins a shorter list with the ones of these that it has', { tags: '@FORM-36' }, () => {
	expect(namedCountries(['DE', 'TW', 'US', 'CN', 'BR'], 'cn').map(({ name }) => name)).toEqual([
		'中国',
		'中国台湾',
		'美国',
		'巴西',
		'德国',
	]);
});
