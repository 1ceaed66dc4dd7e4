// Checks the imports against the folders of docs/architecture.md: they point one way, and no two folders import each
// other. Biome's noRestrictedImports could say the same in four times as many lines: its overrides do not add up.
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { sourcesOf } from './sources.ts';
import { giveUp, root } from './steps.ts';

/** Folders, the sibling folders that they must not import from, and why. */
type Siblings = readonly (readonly [folders: string, never: string, why: string])[];

/** The folders of the app; each may import only from those after it. The shell is beside the pages. */
const ladder = 'pages product catalogue sections forms ui document messages client addresses'.split(' ');
const app: Siblings = [
	...ladder.map((folder, step) => [folder, ['shell', ...ladder.slice(0, step)].join(' '), 'it is below them'] as const),
	['shell', 'pages product catalogue sections', 'the shell knows no page'],
];

const server: Siblings = [
	['content', 'wire intake pages search-engines pictures documents', 'content is asked and asks nobody'],
	['intake', 'wire pages search-engines pictures documents', 'intake keeps what it gets'],
	['wire', 'pages search-engines pictures documents', 'the wire knows no page'],
	['meetings', 'wire intake pages search-engines pictures documents', 'it asks the studio which times are free'],
	['pages', 'wire intake search-engines documents', 'pages show and take nothing in'],
	['search-engines', 'wire intake pictures documents', 'structured data is made of the content'],
	['documents', 'wire intake search-engines pictures', 'files are sent as the content names them'],
	['product-data', 'wire intake search-engines pictures documents', 'files for programs are made of the content'],
	['files', 'wire intake pages search-engines pictures documents', 'files are asked for and ask the content'],
	['pictures', 'wire intake content pages search-engines documents', 'sizes are made of files'],
];

const studio: Siblings = [
	[
		'access brand database mapping rich-text second-factor server views words',
		'app blocks collections dashboard deliveries fields globals inbox mail media operations preview privacy publish schedule seed snapshot subscribers watches',
		'all other folders of the studio use it',
	],
	[
		'inbox mail media deliveries privacy schedule subscribers',
		'app blocks collections globals seed snapshot publish dashboard',
		'submissions are independent of content',
	],
	[
		'contradictions publish snapshot seed preview',
		'app dashboard deliveries inbox mail privacy schedule subscribers watches',
		'content is independent of submissions',
	],
];

const packages: Siblings = [
	['contract', 'demo paper', 'the contract knows neither side'],
	['paper', 'demo', 'paper has no content'],
];

const parents = { 'apps/site/app': app, 'apps/site/server': server, 'apps/studio/src': studio, packages };

type Rule = { from: RegExp; never: RegExp; why: string };

const anyOf = (folders: string) => `(${folders.replaceAll(' ', '|')})/`;

const rules: Rule[] = [
	...Object.entries(parents).flatMap(([parent, siblings]) =>
		siblings.map(([from, never, why]) => ({
			from: new RegExp(`^${parent}/${anyOf(from)}`),
			never: new RegExp(`^${parent}/${anyOf(never)}`),
			why,
		})),
	),
	{ from: /^packages\//, never: /^apps\//, why: 'what both sides share knows neither' },
	{ from: /^apps\/site\//, never: /^apps\/studio\//, why: 'site and studio share only the contract' },
	{ from: /^apps\/studio\//, never: /^apps\/site\//, why: 'site and studio share only the contract' },
	{
		from: /^apps\/site\/app\/(?!visit\.ts$)/,
		never: /^apps\/site\/server\//,
		why: 'pages reach the server through visit.ts alone',
	},
	{
		from: /^apps\/site\/server\//,
		never:
			/^apps\/site\/app\/(?!visit\.ts|client\/layout\.ts|route-(paths|table)\.ts|destinations\.ts|addresses\/(banner|language|list)-address\.ts|document\/(feeds|notices-feed|new-tabs-ahead|page-names)\.ts|messages\/(box|documents|standing)\.ts)/,
		why: 'the server knows of the pages only addresses, layouts, feeds, prefetching, the words for lots and states, and visit.ts',
	},
	{
		from: /^apps\/(site\/(app|server)|studio\/src\/(?!seed\/))(?!.*\.test\.)/,
		never: /^packages\/demo\//,
		why: 'the sample company is data beside the programs, in no build of them',
	},
	{
		from: /^(apps\/(site|studio)|packages)\//,
		never: /^(apps\/start|deploy|scripts|tests)\//,
		why: 'the product does not know what looks after it',
	},
];

const importOf =
	/^\s*(?:import|export)\s[^'"]*?from\s+['"]((?:\.|@site\/)[^'"]+)['"]|import\(\s*['"]((?:\.|@site\/)[^'"]+)['"]\s*\)|^import\s+['"]((?:\.|@site\/)[^'"]+)['"]/gm;

const files = sourcesOf('{apps,packages}/**/*.{ts,tsx}').filter((file) => !file.includes('/migrations/'));

const imports = files.flatMap((file) =>
	[...readFileSync(join(root, file), 'utf8').matchAll(importOf)].map((match) => ({
		file,
		target: targetOf(file, match[1] ?? match[2] ?? match[3] ?? ''),
	})),
);

const broken = imports.flatMap(({ file, target }) =>
	rules
		.filter(({ from, never }) => from.test(file) && never.test(target))
		.map(({ why }) => `${file} imports ${target}: ${why}`),
);

function targetOf(file: string, named: string) {
	if (named.startsWith('@site/')) return named.replace('@site/', 'packages/');
	return relative(root, join(root, dirname(file), named));
}

const ofSite = ['apps/site/app', 'apps/site/server'] as const;
const unknown = ofSite.flatMap((parent) => {
	const known = parents[parent].flatMap(([names]) => names.split(' '));
	const inside = files.filter((file) => file.startsWith(`${parent}/`)).map((file) => file.slice(parent.length + 1));
	const there = new Set(inside.filter((path) => path.includes('/')).map((path) => path.split('/')[0] ?? ''));
	return [...there]
		.filter((folder) => !known.includes(folder))
		.map((folder) => `${parent}/${folder} has no rule in scripts/imports.ts`);
});
broken.push(...unknown);

const folderOf = (path: string): string | undefined => {
	const parent = Object.keys(parents).find((name) => path.startsWith(`${name}/`));
	const [folder, inside] = parent ? path.slice(parent.length + 1).split('/') : [];
	return parent && folder && inside ? `${parent}/${folder}` : undefined;
};

const ways = new Map<string, string>();
for (const { file, target } of imports) {
	const [from, to] = [folderOf(file), folderOf(target)];
	if (from && to && from !== to) ways.set(`${from} ${to}`, `${file} imports ${target}`);
}
const circles = [...ways].flatMap(([way, there]) => {
	const [from = '', to = ''] = way.split(' ');
	const back = from < to && ways.get(`${to} ${from}`);
	return back ? [`two folders import each other: ${there}, and ${back}`] : [];
});
broken.push(...circles);

if (broken.length > 0) giveUp(broken.join('\n'));
console.log(`  ${files.length} files, all imports point one way`);
