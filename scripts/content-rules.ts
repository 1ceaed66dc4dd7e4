// Checks the sample against the rules of content: no two places contradict each other, and nothing is left that staff
// would be warned about at publishing.
import { contradictionsIn } from '@site/contract/content-rules/content-rules';
import { deadNameIn, warningRules, warningsIn } from '@site/contract/content-rules/warnings';
import { sampleRecord } from '@site/demo/papers/printed-papers';
import { routePaths } from '../apps/site/app/route-paths.ts';
import { giveUp } from './steps.ts';

const { snapshot } = sampleRecord;
const isDeadName = deadNameIn(snapshot);

const slugs = new Set(
	[snapshot.products, snapshot.categories, snapshot.articles, snapshot.events, snapshot.notices, snapshot.freePages]
		.flat()
		.map(({ slug }) => slug),
);
const routes = Object.values(routePaths).map((path) => ({
	path: new RegExp(`^${path.replace(/:slug\/\*/, '(?<slug>.+)').replaceAll(/:\w+/g, '[^/]+')}$`),
}));

/** A path of a page: its route exists, and the item that it names. */
const isPage = (path: string) =>
	routes.some((route) => {
		const match = route.path.exec(path);
		const slug = match?.groups?.slug;
		return match && (slug === undefined || slugs.has(decodeURIComponent(slug)));
	}) || slugs.has(path.slice(1));

/** Other tests ask the site for its files. */
const isFile = (path: string) => /\.\w{2,5}$/.test(path);

const isDead = (to: string) => {
	const [path = ''] = to.split(/[?#]/);
	return to.startsWith('link:') ? isDeadName(to) : !isPage(path) && !isFile(path);
};

const broken = contradictionsIn(sampleRecord).map(({ rule: { sentence }, found }) => [sentence.en, ...found]);
const { lots: _, redirects: __, ...written } = snapshot;
const warned = warningsIn(written, isDead).map(({ rule, path, found }) => {
	const { sentence } = warningRules.find(({ name }) => name === rule) ?? {};
	return [sentence?.en ?? rule, `${path}: ${found}`];
});
const found = [...broken, ...warned];
if (found.length > 0) giveUp(found.map((lines) => lines.join('\n  ')).join('\n'));
