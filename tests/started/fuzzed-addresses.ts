import { routeTable } from '../../apps/site/app/route-table.ts';

/** Numbers that look random and are the same for the same seed (mulberry32). */
export function randomFrom(seed: number) {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

const pieces = [
	...['%', '%%', '%ZZ', '%E0%A4%A', '%00', '%0d%0a', '%2e%2e', '%2F', '%5c', '%C0%AF', '%u0041', '\\', '..', '.', '//'],
	...[
		'<script>',
		'"',
		"'",
		';',
		'\u00e9',
		'\u00ff',
		'{}',
		'[',
		'|',
		'^',
		'`',
		'*',
		':slug',
		'@',
		'$&',
		'null',
		'NaN',
		'-1',
	],
	...[
		'.data',
		'_.data',
		'.php',
		'.env',
		'all',
		'a'.repeat(300),
		'99999999999999999999',
		'__proto__',
		'constructor',
		'toString',
	],
];
const queries = [
	'page',
	'search',
	'compare',
	'category',
	'certifications',
	'type',
	'view',
	'name',
	'for',
	'token',
	'lang',
	'_routes',
	'index',
	'',
];
const starts = [
	...routeTable.map(({ path }) => path.replace(/:.*$/, '')),
	...['/media/', '/documents/', '/assets/', '/apis/api/', '/apis/api/index/search', '/metrics', '/.well-known/', '/'],
];

/** Unusual addresses near those of the site. */
export function* fuzzedAddresses(seed: number, count: number) {
	const random = randomFrom(seed);
	const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
	const some = (most: number) => Array.from({ length: Math.floor(random() * (most + 1)) }, () => pick(pieces));
	for (let i = 0; i < count; i++) {
		const path = pick(starts) + some(3).join(pick(['', '/', '-']));
		const fields = Array.from({ length: Math.floor(random() * 3) }, () => `${pick(queries)}=${some(2).join('')}`);
		const suffix = random() < 0.2 ? '.data' : '';
		yield path + suffix + (fields.length > 0 ? `?${fields.join('&')}` : '');
	}
}
