import { expect, test } from 'vitest';
import { linkNames, SiteSettings, socialNetworks } from './settings.ts';

const everyOne = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 'https://example.com/a']));
const before = {
	address: [{ en: 'Street' }],
	phone: '1',
	email: 'a@example.com',
	privacyEmail: 'b@example.com',
	hours: { en: '' },
	links: everyOne(linkNames),
	social: everyOne(socialNetworks),
	share: { social: '', microblog: 'https://example.com/{url}', professional: '' },
	tagManager: { id: '', script: '' },
};

test('older settings, with one phone and one address for both languages, stay valid', () => {
	const { phone, links, social, share } = SiteSettings.parse(before);
	expect(phone).toEqual({ en: '1' });
	expect([links.shop, social.video]).toEqual([{ en: 'https://example.com/a' }, { en: 'https://example.com/a' }]);
	const nothing = { facebook: '', x: '', linkedin: '', weibo: '', wechat: false };
	expect(share).toEqual({ en: nothing, cn: nothing });
});

test('a share page has a placeholder for the address', () => {
	const sharing = (x: string) => SiteSettings.safeParse({ ...before, share: { en: { x } } }).success;
	expect([sharing('https://x.example/{url}'), sharing(''), sharing('https://x.example/')]).toEqual([true, true, false]);
});
