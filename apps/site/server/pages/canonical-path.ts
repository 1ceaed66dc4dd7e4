import { type Route, routeTable } from '../../app/route-table.ts';

export type PageVerdict = {
	kind: 'page';
	route: Route;
	/** What the address names, where the route takes a slug. */
	slug: string | null;
	/** The one spelling under which the page is made and kept. */
	path: string;
};
export type PathVerdict = PageVerdict | { kind: 'moved'; to: string } | { kind: 'unknown' };

const aliases: Record<string, string> = { '/free-sample': '/free-sample-kit' };

const patterns = routeTable.map((route) => {
	const segments = route.path.split('/').filter((segment) => segment !== '' && segment !== '*');
	const fixed = segments.filter((segment) => !segment.startsWith(':'));
	return { route, fixed, takesSlug: fixed.length < segments.length, takesRest: route.path.endsWith('/*') };
});

const staticFirst = patterns.toSorted((a, b) => b.fixed.length - a.fixed.length);

/**
 * Knows every page's canonical spelling: another letter case or a slash at the end moves there, any other path is unknown.
 * Slugs come encoded or bare, and keep their case.
 */
export function judgePath(pathname: string): PathVerdict {
	const given = pathname.split('/').slice(1);
	while (given.length > 1 && given.at(-1) === '') given.pop();
	const parts = given.length === 1 && given[0] === '' ? [] : given;
	if (parts.includes('')) return { kind: 'unknown' };

	const alias = aliases[`/${parts.join('/')}`.toLowerCase()];
	if (alias) return { kind: 'moved', to: alias };

	for (const { route, fixed, takesSlug, takesRest } of staticFirst) {
		const rest = parts.slice(fixed.length);
		if (takesSlug ? rest.length === 0 || (rest.length > 1 && !takesRest) : rest.length > 0) continue;
		if (!fixed.every((segment, at) => segment.toLowerCase() === parts[at]?.toLowerCase())) continue;
		const canonical = `/${[...fixed, ...rest].join('/')}`;
		if (canonical !== pathname) return { kind: 'moved', to: canonical };
		const slug = takesSlug ? rest.map(decoded).join('/') : null;
		return { kind: 'page', route, slug, path: slug === null ? canonical : pathWithSlug(route, slug) };
	}
	return { kind: 'unknown' };
}

export const pathWithSlug = ({ path }: Route, slug: string) =>
	path.replace(/:.*$/, () => encodeURIComponent(slug.toWellFormed()));

/** What is no escape is taken as it stands: an item of that name is not there either. */
function decoded(part: string): string {
	try {
		return decodeURIComponent(part);
	} catch {
		return part;
	}
}
