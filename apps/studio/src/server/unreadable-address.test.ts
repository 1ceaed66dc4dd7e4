import { expect, it } from 'vitest';
import { isUnreadable } from './unreadable-address.ts';

it.each([
	'/admin/%ZZ',
	'/api/%',
	'/api/products/%E0%A4%A',
	'/api/__proto__',
	'/api/constructor/1',
	'/api/%5f_proto__?x',
])('%s leads nowhere', (url) => expect(isUnreadable(url)).toBe(true));

it.each(['/admin', '/api/products/1?where[title][like]=100%', '/api/products/%27', '/admin/constructor', ''])(
	'%s is passed on',
	(url) => expect(isUnreadable(url)).toBe(false),
);
