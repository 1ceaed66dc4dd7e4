// Checks the imports against the folders of docs/architecture.md: dependencies point one way.
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { houses } from './rooms.ts';
import { sourcesOf } from './sources.ts';
import { giveUp, root } from './steps.ts';

type Rule = { from: RegExp; never: RegExp; why: string };

/** `wire documents/!words` means all of `wire`, and `documents` except `words`. */
const anyOf = (rooms: string) =>
	rooms
		.split(' ')
		.map((room) => (room.includes('/!') ? room.replace(/!(.+)/, '(?!$1)') : `${room}/`))
		.join('|');

const rules: Rule[] = [
	...Object.entries(houses).flatMap(([house, rooms]) =>
		rooms
			.filter(([, never]) => never !== '')
			.map(([from, never, why]) => ({
				from: new RegExp(`^${house}/(${anyOf(from)})`),
				never: new RegExp(`^${house}/(${anyOf(never)})`),
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
			/^apps\/site\/app\/(?!visit\.ts|client\/layout\.ts|route-(paths|table)\.ts|destinations\.ts|addresses\/(banner|language|list)-address\.ts|document\/(feeds|notices-feed|new-tabs-ahead|page-names)\.ts|messages\/(box|standing)\.ts)/,
		why: 'the server knows of the pages only their addresses, their layouts, what they fetch ahead, their words for how a product and a box stand, and their door',
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

const roomsWithout = Object.entries(houses).flatMap(([house, rooms]) => {
	const known = rooms.flatMap(([names]) => names.split(' '));
	const inside = files.filter((file) => file.startsWith(`${house}/`)).map((file) => file.slice(house.length + 1));
	const there = new Set(inside.filter((path) => path.includes('/')).map((path) => path.split('/')[0] ?? ''));
	return [...there]
		.filter((room) => !known.includes(room))
		.map((room) => `${house}/${room} has no rule in scripts/rooms.ts`);
});
broken.push(...roomsWithout);

const roomOf = (path: string): string | undefined => {
	const house = Object.keys(houses).find((name) => path.startsWith(`${name}/`));
	const [room, inside] = house ? path.slice(house.length + 1).split('/') : [];
	return house && room && inside ? `${house}/${room}` : undefined;
};

const ways = new Map<string, string>();
for (const { file, target } of imports) {
	const [from, to] = [roomOf(file), roomOf(target)];
	if (from && to && from !== to) ways.set(`${from} ${to}`, `${file} imports ${target}`);
}
const circles = [...ways].flatMap(([way, there]) => {
	const [from = '', to = ''] = way.split(' ');
	const back = from < to && ways.get(`${to} ${from}`);
	return back ? [`two rooms import each other: ${there}, and ${back}`] : [];
});
broken.push(...circles);

if (broken.length > 0) giveUp(broken.join('\n'));
console.log(`  ${files.length} files, no arrow against the grain`);
