// Holds the rooms of docs/architecture.md against the imports: arrows point one way.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { giveUp, root } from './steps.ts';

type Rule = { from: RegExp; never: RegExp; why: string };

const app = '^apps/site/app/';
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
	{ from: new RegExp(`${app}ui/`), never: new RegExp(`${app}(pages|sections|shell|forms)/`), why: 'ui stands below' },
	{ from: new RegExp(`${app}sections/`), never: new RegExp(`${app}(pages|shell)/`), why: 'sections stand below pages' },
	{
		from: new RegExp(`${app}forms/`),
		never: new RegExp(`${app}(pages|sections|shell)/`),
		why: 'forms stand below sections',
	},
	{
		from: new RegExp(`${app}client/`),
		never: new RegExp(`${app}(pages|sections|shell|forms|ui)/`),
		why: 'client stands below',
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
		never: /^apps\/site\/app\/(?!visit\.ts|client\/layout\.ts|route-table\.ts)/,
		why: 'the server knows of the pages only their routes, their layouts and their door',
	},
];

const importOf =
	/^\s*(?:import|export)\s[^'"]*?from\s+['"](\.[^'"]+)['"]|import\(\s*['"](\.[^'"]+)['"]\s*\)|^import\s+['"](\.[^'"]+)['"]/gm;

const files = globSync('{apps,packages}/**/*.{ts,tsx}', {
	cwd: root,
	exclude: (path) => /(^|\/)(node_modules|build|\.next|\.react-router)$/.test(String(path)),
});

const broken = files.flatMap((file) => {
	const text = readFileSync(join(root, file), 'utf8');
	return [...text.matchAll(importOf)].flatMap((match) => {
		const target = relative(root, join(root, dirname(file), match[1] ?? match[2] ?? match[3] ?? ''));
		return rules
			.filter(({ from, never }) => from.test(file) && never.test(target) && !isRootType(file, target, match[0]))
			.map(({ why }) => `${file} imports ${target}: ${why}`);
	});
});

/** The shape of the shell's data is the root loader's, wherever it is named. */
function isRootType(_file: string, target: string, statement: string) {
	return target === 'apps/site/app/root.tsx' && statement.includes('import type');
}

if (broken.length > 0) giveUp(broken.join('\n'));
console.log(`  ${files.length} files, no arrow against the grain`);
