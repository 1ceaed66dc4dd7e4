import { routeTable } from '../../app/route-table.ts';

export type PathVerdict = { kind: 'page'; readsQuery: boolean } | { kind: 'moved'; to: string } | { kind: 'unknown' };

/** Pages whose content follows from the query string too; everywhere else a query changes nothing. */
const queryPages = new Set([
	'contract-manufacturing',
	'board-member',
	'products',
	'careers',
	'search',
	'product-preview',
	'article-preview',
]);

const aliases: Record<string, string> = { '/free-sample': '/free-sample-kit' };

const patterns = routeTable.map(({ path, page }) => {
	const segments = path.split('/').filter(Boolean);
	const takesRest = segments.at(-1) === '*';
	return { segments: takesRest ? segments.slice(0, -1) : segments, takesRest, readsQuery: queryPages.has(page) };
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

	for (const { segments, takesRest, readsQuery } of staticFirst) {
		if (takesRest ? parts.length < segments.length : parts.length !== segments.length) continue;
		if (!segments.every((segment, at) => !isFixed(segment) || segment.toLowerCase() === parts[at]?.toLowerCase()))
			continue;
		const canonical = `/${parts.map((part, at) => (segments[at] && isFixed(segments[at]) ? segments[at] : part)).join('/')}`;
		return canonical === pathname ? { kind: 'page', readsQuery } : { kind: 'moved', to: canonical };
	}
	return { kind: 'unknown' };
}
