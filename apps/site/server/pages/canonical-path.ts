import { freeAddressProblem } from '@site/contract/free-pages';
import { freeRoute, type Route, routeTable } from '../../app/route-table.ts';

export type PageVerdict = {
	kind: 'page';
	route: Route;
	/** The slug in the address, if the route has one. */
	slug: string | null;
	/** The canonical spelling, under which the page is rendered and cached. */
	path: string;
};
export type PathVerdict = PageVerdict | { kind: 'moved'; to: string } | { kind: 'unknown' };

const aliases: Record<string, string> = { '/free-sample': '/free-sample-kit' };

const patterns = routeTable.map((route) => {
	const segments = route.path.split('/').filter((segment) => segment !== '' && segment !== '*');
	const fixed = segments.filter((segment) => !segment.startsWith(':'));
	return { route, fixed, named: segments.length - fixed.length, takesRest: route.path.endsWith('/*') };
});

const staticFirst = patterns.toSorted((a, b) => b.fixed.length - a.fixed.length);

/**
 * Finds the page of a path. Another letter case or a trailing slash redirects to the canonical spelling; anything else
 * is unknown. Slugs may be encoded or not, and keep their case.
 */
export function judgePath(pathname: string): PathVerdict {
	const given = pathname.split('/').slice(1);
	while (given.length > 1 && given.at(-1) === '') given.pop();
	const parts = given.length === 1 && given[0] === '' ? [] : given;
	if (parts.includes('')) return { kind: 'unknown' };

	const alias = aliases[`/${parts.join('/')}`.toLowerCase()];
	if (alias) return { kind: 'moved', to: alias };

	for (const { route, fixed, named, takesRest } of staticFirst) {
		const rest = parts.slice(fixed.length);
		if (takesRest ? rest.length === 0 : rest.length !== named) continue;
		if (!fixed.every((segment, at) => segment.toLowerCase() === parts[at]?.toLowerCase())) continue;
		const canonical = `/${[...fixed, ...rest].join('/')}`;
		if (canonical !== pathname) return { kind: 'moved', to: canonical };
		const spelled = `/${[...fixed, ...rest.map((part) => encodeURIComponent(decoded(part).toWellFormed()))].join('/')}`;
		if (named !== 1) return { kind: 'page', route, slug: null, path: spelled };
		const slug = rest.map(decoded).join('/');
		return { kind: 'page', route, slug, path: pathWithSlug(route, slug) };
	}
	const slug = parts.join('/');
	if (freeAddressProblem(slug.toLowerCase())) return { kind: 'unknown' };
	// Unchanged: the content decides whether there is such a page, and how it is spelled.
	return { kind: 'page', route: freeRoute, slug: pathname.slice(1), path: `/${slug}` };
}

/** The slug of a free page is its whole path. */
export const pathWithSlug = ({ name, path }: Route, slug: string) =>
	name === 'FreePage'
		? `/${slug.replace(/^\//, '')}`
		: path.replace(/:.*$/, () => encodeURIComponent(slug.toWellFormed()));

/** An invalid escape sequence is kept as it is: no item has such a slug, so it ends in "not found". */
function decoded(part: string): string {
	try {
		return decodeURIComponent(part);
	} catch {
		return part;
	}
}
