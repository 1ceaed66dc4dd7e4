import { wireBase } from '@site/contract/wire';
import { routeTable } from '../../app/route-table.ts';

/** Excludes calls, previews, and filtered views of a page that are not pages of their own (D27). */
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
