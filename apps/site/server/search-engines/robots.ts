import { wireBase } from '@site/contract/wire';
import { routeTable } from '../../app/route-table.ts';

/** Excludes calls, previews, and filtered views that do not count as pages (D27). */
export function robotsTxt(publicUrl: string): string {
	const previews = routeTable.filter(({ preview }) => preview).map(({ path }) => path.replace(/:.*/, ''));
	const views = routeTable.flatMap(({ path, views = [] }) =>
		views.map((name) => `${path.replace(/:.*/, '*')}?*${name}=`),
	);
	return [
		'User-agent: *',
		...[wireBase.replace(/[^/]+$/, ''), ...previews, ...views].map((path) => `Disallow: ${path}`),
		'',
		`Sitemap: ${publicUrl}/sitemap.xml`,
		'',
	].join('\n');
}
