import { isOfTheSite } from '@site/contract/free-pages';
import { expect, it } from 'vitest';
import { feedFolder } from './destinations.ts';
import { routeTable } from './route-table.ts';

/** Paths that the server answers before any page: see server/site.ts and server/operations.ts. */
const besidePages = [
	'/apis/',
	'/media/',
	'/assets/',
	'/calendar/',
	'/codes/',
	'/captions/',
	'/healthz',
	'/readyz',
	'/metrics',
];

it.each([...new Set(routeTable.map(({ path }) => path)), ...besidePages, feedFolder, '/free-sample'])(
	'no free page can begin like %s',
	{ tags: '@FREE-2' },
	(path) => {
		const [first = ''] = path.slice(1).split('/');
		expect(first === '' || isOfTheSite(first)).toBe(true);
	},
);
