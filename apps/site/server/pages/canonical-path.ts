import { type Route, routeTable } from '../../app/route-table.ts';

export type PathVerdict = { kind: 'page'; route: Route } | { kind: 'moved'; to: string } | { kind: 'unknown' };

const aliases: Record<string, string> = { '/free-sample': '/free-sample-kit' };

const patterns = routeTable.map((route) => {
	const segments = route.path.split('/').filter(Boolean);
	const takesRest = segments.at(-1) === '*';
	return { segments: takesRest ? segments.slice(0, -1) : segments, takesRest, route };
});

const staticFirst = patterns.toSorted((a, b) => b.segments.filter(isFixed).length - a.segments.filter(isFixed).length);

function isFixed(segment: string) {
	return !segment.startsWith(':');
}

/**
 * Knows every page's canonical spelling: another letter case or a slash at the end moves there, any other path is unknown.
 * Slugs are data and keep their case.
 */
export function judgePath(pathname: string): PathVerdict {
	const given = pathname.split('/').slice(1);
	while (given.length > 1 && given.at(-1) === '') given.pop();
	const parts = given.length === 1 && given[0] === '' ? [] : given;
	if (parts.includes('')) return { kind: 'unknown' };

	const alias = aliases[`/${parts.join('/')}`.toLowerCase()];
	if (alias) return { kind: 'moved', to: alias };

	for (const { segments, takesRest, route } of staticFirst) {
		if (takesRest ? parts.length < segments.length : parts.length !== segments.length) continue;
		if (!segments.every((segment, at) => !isFixed(segment) || segment.toLowerCase() === parts[at]?.toLowerCase()))
			continue;
		const canonical = `/${parts.map((part, at) => (segments[at] && isFixed(segments[at]) ? segments[at] : part)).join('/')}`;
		return canonical === pathname ? { kind: 'page', route } : { kind: 'moved', to: canonical };
	}
	return { kind: 'unknown' };
}
