import { readFileSync } from 'node:fs';
import { brand } from '@site/contract/brand';
import { expect, it } from 'vitest';
import { routeTable } from './route-table.ts';

const specification = readFileSync(new URL('../../../docs/specification/routes.md', import.meta.url), 'utf8');

/** The notation of the specification. */
const written = (path: string) =>
	path
		.replace(':slug/*', '{slug}')
		.replace(/:(\w+)/g, '{$1}')
		.replace(brand.slug, '{brand}');

it('the routes are those of the specification, under their names', { tags: '@ROUTE-1' }, () => {
	const rows = [...specification.matchAll(/^\| (\w+) \| `([^`]+)` \|/gm)].map(([, name, path]) => `${name} ${path}`);
	expect(routeTable.map(({ name, path }) => `${name} ${written(path)}`)).toEqual(rows);
});

it('every route carries the auth flag', { tags: '@ROUTE-2' }, () => {
	expect(routeTable.filter(({ requiresAuth }) => !requiresAuth)).toEqual([]);
});
