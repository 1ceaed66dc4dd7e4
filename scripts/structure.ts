// Holds the rooms of docs/architecture.md against the imports: arrows point one way.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { giveUp, root } from './steps.ts';

type Rule = { from: RegExp; never: RegExp; why: string };

const app = '^apps/site/app/';
/** The rooms of the app, each of which may reach only for those after it. The shell stands beside the pages; no room knows it. */
const ladder = ['pages', 'product', 'catalogue', 'sections', 'forms', 'ui', 'messages', 'client'];

const rules: Rule[] = [
	{ from: /^packages\/contract\//, never: /^(apps|packages\/demo)\//, why: 'the contract knows neither side' },
	{ from: /^packages\/demo\//, never: /^apps\//, why: 'the sample company is data' },
	{ from: /^apps\/site\//, never: /^apps\/studio\//, why: 'site and studio share only the contract' },
	{ from: /^apps\/studio\//, never: /^apps\/site\//, why: 'site and studio share only the contract' },
	{
		from: new RegExp(`${app}(?!visit\\.ts$)`),
		never: /^apps\/site\/server\//,
		why: 'pages reach the server through visit.ts alone',
	},
	...ladder.map((room, step) => ({
		from: new RegExp(`${app}${room}/`),
		never: new RegExp(`${app}(${['shell', ...ladder.slice(0, step)].join('|')})/`),
		why: `${room} stands below what it reaches for`,
	})),
	{
		from: new RegExp(`${app}shell/`),
		never: new RegExp(`${app}(pages|product|catalogue|sections)/`),
		why: 'the shell knows no page',
	},
	{
		from: /^apps\/site\/(app|server)\/(?!.*\.test\.)/,
		never: /^packages\/demo\//,
		why: 'the sample company is data beside the site',
	},
	{
		from: /^apps\/site\/server\/content\//,
		never: /^apps\/site\/server\/(wire|intake|pages)\//,
		why: 'content is asked and asks nobody',
	},
	{
		from: /^apps\/site\/server\/intake\//,
		never: /^apps\/site\/server\/(wire|pages)\//,
		why: 'intake is told what to keep',
	},
	{
		from: /^apps\/site\/server\//,
		never:
			/^apps\/site\/app\/(?!visit\.ts|client\/layout\.ts|route-table\.ts|destinations\.ts|feeds\.ts|language-address\.ts)/,
		why: 'the server knows of the pages only their addresses, their layouts and their door',
	},
	{
		from: /^apps\/site\/server\/pages\//,
		never: /^apps\/site\/server\/(wire|intake)\//,
		why: 'pages show and take nothing in',
	},
	{ from: /^apps\/site\/server\/wire\//, never: /^apps\/site\/server\/pages\//, why: 'the wire knows no page' },
	{
		from: /^apps\/studio\/src\/(access|brand|database|rich-text|server)\//,
		never: /^apps\/studio\/src\/(?!access|brand|database|rich-text|server)[a-z-]+\//,
		why: 'it stands below the other rooms of the studio',
	},
	{
		from: /^apps\/studio\/src\/(inbox|mail|media|deliveries|privacy|schedule)\//,
		never: /^apps\/studio\/src\/(blocks|collections|globals|seed|snapshot|publish|dashboard)\//,
		why: 'what visitors send knows nothing of content',
	},
	{
		from: /^apps\/studio\/src\/(?!app|dashboard|payload)[a-z-]+\//,
		never: /^apps\/studio\/src\/(app|dashboard)\//,
		why: 'what staff see stands on top',
	},
];

const importOf =
	/^\s*(?:import|export)\s[^'"]*?from\s+['"]((?:\.|@site\/)[^'"]+)['"]|import\(\s*['"]((?:\.|@site\/)[^'"]+)['"]\s*\)|^import\s+['"]((?:\.|@site\/)[^'"]+)['"]/gm;

const files = globSync('{apps,packages}/**/*.{ts,tsx}', {
	cwd: root,
	exclude: (path) => /(^|\/)(node_modules|build[^/]*|\.next[^/]*|\.react-router)$/.test(String(path)),
});

const broken = files.flatMap((file) => {
	const text = readFileSync(join(root, file), 'utf8');
	return [...text.matchAll(importOf)].flatMap((match) => {
		const target = targetOf(file, match[1] ?? match[2] ?? match[3] ?? '');
		return rules
			.filter(({ from, never }) => from.test(file) && never.test(target))
			.map(({ why }) => `${file} imports ${target}: ${why}`);
	});
});

function targetOf(file: string, named: string) {
	if (named.startsWith('@site/')) return named.replace('@site/', 'packages/');
	return relative(root, join(root, dirname(file), named));
}

if (broken.length > 0) giveUp(broken.join('\n'));
console.log(`  ${files.length} files, no arrow against the grain`);
