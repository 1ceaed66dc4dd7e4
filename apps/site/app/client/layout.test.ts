import { describe, expect, it } from 'vitest';
import { firstScript, layoutByUserAgent } from './layout.ts';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const androidTablet = 'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36';

type Device = {
	userAgent: string;
	touchPoints: number;
	width: number;
	languages?: string[];
	address?: { pathname?: string; search?: string; protocol?: string };
	/** The content of session storage. */
	session?: Map<string, string>;
};

/** Runs the first script of a page in a fake browser with only the properties that the script reads. */
function open(
	device: Device,
	served: { layout: string; lang: string; offer?: string },
	jar: { cookies: string[]; refused?: boolean; written?: string[] },
) {
	let reloads = 0;
	const window = {
		innerWidth: device.width,
		navigator: { userAgent: device.userAgent, maxTouchPoints: device.touchPoints, languages: device.languages },
		location: { pathname: '/', search: '', ...device.address, reload: () => reloads++ },
		sessionStorage: {
			getItem: (key: string) => device.session?.get(key) ?? null,
			setItem: (key: string, value: string) => void device.session?.set(key, value),
			removeItem: (key: string) => void device.session?.delete(key),
		},
	};
	const document = {
		documentElement: { dataset: served, style: { visibility: '' } },
		addEventListener: () => undefined,
		get cookie() {
			return jar.cookies.join('; ');
		},
		set cookie(text: string) {
			jar.written?.push(text);
			const [pair = ''] = text.split(';');
			const [name] = pair.split('=');
			if (!jar.refused) jar.cookies = [...jar.cookies.filter((each) => !each.startsWith(`${name}=`)), pair];
		},
	};
	new Function('window', 'document', firstScript())(window, document);
	return { reloads, cookies: jar.cookies, offer: served.offer };
}

describe('the layout', () => {
	it.each([
		['a phone', iphone, 'mobile'],
		['a tablet', androidTablet, 'mobile'],
		['a Mac', mac, 'desktop'],
		['a PC', windows, 'desktop'],
		['no user agent', '', 'desktop'],
	] as const)('is chosen on the server by user agent: %s', { tags: '@SHELL-1' }, (_, userAgent, layout) => {
		expect(layoutByUserAgent(userAgent)).toBe(layout);
	});

	it.each([
		[
			'an iPad that reports itself as a Mac with touch',
			{ userAgent: mac, touchPoints: 5, width: 1366 },
			'desktop',
			'mobile',
		],
		[
			'a tablet in a window wider than 2000 px',
			{ userAgent: androidTablet, touchPoints: 5, width: 2001 },
			'mobile',
			'desktop',
		],
	] as const)(
		'is corrected once, through a cookie, for %s',
		{ tags: ['@SHELL-1', '@D3'] },
		(_, device, served, right) => {
			const jar = { cookies: [] };
			expect(open(device, { layout: served, lang: 'en' }, jar)).toEqual({ reloads: 1, cookies: [`layout=${right}`] });
			expect(open(device, { layout: right, lang: 'en' }, jar).reloads).toBe(0);
		},
	);

	it.each([
		['a Mac without touch', { userAgent: mac, touchPoints: 0, width: 1440 }, 'desktop'],
		['a PC with a touch screen', { userAgent: windows, touchPoints: 10, width: 1440 }, 'desktop'],
		['a tablet at exactly 2000 px', { userAgent: androidTablet, touchPoints: 5, width: 2000 }, 'mobile'],
	] as const)('stays as served for %s', { tags: '@SHELL-1' }, (_, device, served) => {
		expect(open(device, { layout: served, lang: 'en' }, { cookies: [] })).toEqual({ reloads: 0, cookies: [] });
	});

	it('follows the address of a preview, and only there', () => {
		const pc = { userAgent: windows, touchPoints: 0, width: 390 };
		const served = { layout: 'mobile', lang: 'en' };
		const search = '?token=1.a&layout=mobile';
		const preview = { ...pc, address: { pathname: '/productspreview/x', search } };
		expect(open(preview, served, { cookies: [] })).toEqual({ reloads: 0, cookies: [] });
		expect(open({ ...pc, address: { pathname: '/products/x', search } }, served, { cookies: [] }).reloads).toBe(1);
	});

	it.each([
		['https:', 'layout=mobile; path=/; samesite=lax; secure'],
		['http:', 'layout=mobile; path=/; samesite=lax'],
	])('is remembered in a secure cookie if the page came over HTTPS (%s)', (protocol, cookie) => {
		const jar = { cookies: [], written: [] };
		const ipad = { userAgent: mac, touchPoints: 5, width: 1366, address: { protocol } };
		open(ipad, { layout: 'desktop', lang: 'en' }, jar);
		expect(jar.written).toEqual([cookie]);
	});

	it('is not corrected again if the cookie is refused or did not help', { tags: '@D3' }, () => {
		const ipad = { userAgent: mac, touchPoints: 5, width: 1366 };
		expect(open(ipad, { layout: 'desktop', lang: 'en' }, { cookies: [], refused: true }).reloads).toBe(0);
		expect(open(ipad, { layout: 'desktop', lang: 'en' }, { cookies: ['layout=mobile'] }).reloads).toBe(0);
	});
});

describe('Chinese', () => {
	const pc = { userAgent: windows, touchPoints: 0, width: 1280 };
	const visit = (languages: string[], cookies: string[] = [], refused = false) =>
		open({ ...pc, languages }, { layout: 'desktop', lang: 'en' }, { cookies, refused });

	it('is offered once to a first visit whose browser prefers it, as a choice', { tags: '@D45' }, () => {
		const first = visit(['zh-CN', 'en-US']);
		expect(first).toEqual({ reloads: 0, cookies: ['lang=en'], offer: 'cn' });
		expect(visit(['zh-CN', 'en-US'], first.cookies).offer).toBeUndefined();
	});

	it('is offered by a page that stays, not by one about to reload in its layout', () => {
		const ipad = { userAgent: mac, touchPoints: 5, width: 1180, languages: ['zh-CN'] };
		const first = open(ipad, { layout: 'desktop', lang: 'en' }, { cookies: [] });
		expect([first.reloads, first.offer]).toEqual([1, undefined]);
		expect(open(ipad, { layout: 'mobile', lang: 'en' }, { cookies: first.cookies }).offer).toBe('cn');
	});

	it.each([
		['prefers English', ['en-US', 'zh-CN'], [], false],
		['prefers neither', ['de-DE'], [], false],
		['has chosen a language before', ['zh-CN'], ['lang=en'], false],
		['would not remember that it was asked', ['zh-CN'], [], true],
	] as const)('is not offered to a browser that %s', (_, languages, cookies, refused) => {
		expect(visit([...languages], [...cookies], refused).offer).toBeUndefined();
	});
});

describe('the language of the session', { tags: ['@SHELL-25', '@SHELL-26'] }, () => {
	const pc = { userAgent: windows, touchPoints: 0, width: 1280 };
	const after = (lang: string, served: string, search = '') => {
		const session = new Map([
			['lang', lang],
			['navData', '[1]'],
			['newsData', '[2]'],
		]);
		open({ ...pc, session, address: { search } }, { layout: 'desktop', lang: served }, { cookies: [] });
		return [session.get('lang'), session.has('navData') || session.has('newsData')];
	};

	it('keeps navigation data and news while it stays', () => {
		expect(after('en', 'en')).toEqual(['en', true]);
		expect(after('cn', 'cn', '?lang=cn')).toEqual(['cn', true]);
	});

	it('drops them when it changes, so that they are fetched again', () => {
		expect(after('en', 'cn', '?lang=cn')).toEqual(['cn', false]);
		expect(after('cn', 'en', '?lang=en')).toEqual(['en', false]);
		expect(after('cn', 'en')).toEqual(['cn', false]);
	});

	it('falls back to English at once if it is neither en nor cn', () => {
		expect(after('{"', 'en')).toEqual(['en', false]);
		expect(after('de', 'cn')).toEqual(['en', false]);
	});
});
