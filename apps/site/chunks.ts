import { join } from 'node:path';

/** What the bundler tells of a module. */
type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

const own = /\/(apps\/site\/app|packages\/contract)\//;
/** What every page stands in, is described by and is made of, and what is too small for a file of its own. */
const everywhere = [
	'root.tsx',
	'document/meta.ts',
	'sections/composed-page.tsx',
	'sections/page-title.tsx',
	'sections/reach.tsx',
	'forms/fields/rules.ts',
	'ui/breadcrumb.tsx',
	'ui/copy-link.tsx',
	'ui/emergency-use.tsx',
	'ui/rich-text.tsx',
].map((file) => join(import.meta.dirname, 'app', file));

/** Whether every page needs a module: then all of them share one file. */
function neededEverywhere() {
	const common = new Set<string>();
	function read(id: string, graph: Graph) {
		if (common.has(id)) return;
		common.add(id);
		for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) if (own.test(imported)) read(imported, graph);
	}
	return (id: string, graph: Graph) => {
		for (const file of everywhere) {
			if (!graph.getModuleInfo(file)) throw new Error(`chunks.ts names a file that no page has: ${file}`);
			read(file, graph);
		}
		return common.has(id);
	};
}

const isCommon = neededEverywhere();

/** Few files instead of many small ones, each with what it needs that no file before it has. */
export const chunks = [
	{ name: 'framework', test: /\/node_modules\/(react|react-dom|scheduler|react-router)\// },
	{ name: (id: string, graph: Graph) => (isCommon(id, graph) ? 'site' : null), debugName: 'site' },
	{
		name: 'lists',
		test: /\/app\/(catalogue\/|ui\/(choice-box|search-field|filter-sheet|filter-aside|hidden-fields|empty-state|load-failure|pagination|tag|add-link)|client\/(use-a|navigation\/(list-view|heading-of))|pages\/products\/(product-list-view|filters|address)|messages\/product-list)/,
		minShareCount: 2,
	},
	{
		// Figures of performance are drawn by the comparison too, which needs nothing else of a product's page.
		name: 'products',
		test: /\/app\/(product\/(?!performance\/|compare-table)|messages\/product\.ts|client\/measuring\/view-tracking)/,
		minShareCount: 2,
	},
	{
		name: 'news',
		test: /\/app\/(sections\/(article|event)-|messages\/(newsroom|events)|document\/feeds)/,
		minShareCount: 2,
	},
	{
		name: 'papers',
		test: /\/(app\/(sections\/(document-entry|plain-head)|forms\/watch-form|messages\/(documents|watch))|contract\/src\/file-size)/,
		minShareCount: 2,
	},
	{
		name: 'notices',
		test: /\/app\/(sections\/(product-notices|ask-exchange)|messages\/notices|addresses\/report-address)/,
		minShareCount: 2,
	},
	{
		name: 'box',
		test: /\/app\/(messages\/box|sections\/(next-steps|lot-form|check-form|lots-alike))/,
		minShareCount: 2,
	},
	{
		name: 'company',
		test: /\/app\/(sections\/(culture-article|way-on|kinds\/call)|messages\/board)/,
		minShareCount: 2,
	},
	{
		name: 'quotes',
		test: /\/(app\/(messages\/list\.ts|addresses\/list-address|client\/memory\/(store|sent)-list)|contract\/src\/list\.ts)/,
		minShareCount: 2,
	},
	{
		// What the longer forms ask.
		name: 'asked',
		test: /\/(app\/(pages\/lead-form\/(newsletter-form|organization-field)|ui\/check-group))/,
		minShareCount: 2,
	},
	{
		name: 'previews',
		test: /\/app\/(document\/previewed|sections\/(no-preview|preview-note)|messages\/preview)/,
		minShareCount: 2,
	},
].map((group, index, all) => ({ ...group, priority: all.length - index }));
