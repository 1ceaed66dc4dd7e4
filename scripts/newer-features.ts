// Checks that the site's scripts and styles use no feature newer than the supported browsers
// (docs/decisions/025-a-floor-of-browsers.md).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { newerInScript } from './newer-scripts.ts';
import { newerInStyles } from './newer-styles.ts';
import { sourcesOf } from './sources.ts';
import { giveUp, root } from './steps.ts';

/** Newer features that do no harm where they are missing, and why. A property includes its values. */
const harmless: Record<string, string> = {
	'api.AbortSignal.timeout_static': 'older Chrome only gives the reason another name, which nobody reads',
	'api.InputEvent.isComposing': 'a word half put together is searched for once more',
	'html.elements.video.playsinline': 'a phone plays the film in its own player',
	'html.elements.img.fetchpriority': 'the picture is named before the styles anyway',
	'css.at-rules.page': 'paper has the margins of the printer',
	'css.properties.accent-color': 'ticks have the color of the browser',
	'css.properties.break-after': 'a heading may end a sheet of paper',
	'css.properties.content-visibility': 'goes with ::details-content',
	'css.properties.cursor': 'phones have none',
	'css.properties.font-family': 'the next family of the list is taken',
	'css.properties.forced-color-adjust': 'for forced colors, which come with it',
	'css.properties.overscroll-behavior': 'the page moves on at the end of a list',
	'css.properties.overscroll-behavior-x': 'the page moves on at the end of a list',
	'css.properties.resize': 'phones have no corner to pull',
	'css.properties.scrollbar-width': '::-webkit-scrollbar is beside it',
	'css.properties.text-wrap': 'lines break where they are full',
	'css.properties.view-transition-name': 'pages change at once',
	'css.selectors.details-content': 'folded parts stay folded on paper',
	'css.selectors.open': 'in a list that forgives, beside [open]',
	'css.selectors.popover-open': 'in a list that forgives, beside [open]',
	'css.selectors.selection': 'marked words have the color of the browser',
	'css.selectors.view-transition-group': 'pages change at once',
	'css.selectors.view-transition-new': 'pages change at once',
	'css.selectors.view-transition-old': 'pages change at once',
};

const used = [
	...sourcesOf('apps/site/app/**/*.{ts,tsx}')
		.filter((file) => !file.includes('.test.'))
		.flatMap((file) => newerInScript(file, readFileSync(join(root, file), 'utf8')).map((key) => ({ file, key }))),
	...newerInStyles(await styles()).map((key) => ({ file: 'apps/site/app/styles/styles.css', key })),
];

const reasonOf = (key: string) => Object.keys(harmless).find((known) => key === known || key.startsWith(`${known}.`));

const problems = used
	.filter(({ key }) => !reasonOf(key))
	.map(({ file, key }) => `${file}: ${key} is newer than the floor of browsers: ask for it first, or do without`);
const unused = Object.keys(harmless)
	.filter((known) => !used.some(({ key }) => reasonOf(key) === known))
	.map((known) => `scripts/newer-features.ts: nothing uses ${known} any more`);
if (problems.length + unused.length > 0) giveUp([...problems, ...unused].join('\n'));

/** The compiled styles, as sent to visitors. */
async function styles(): Promise<string> {
	const site = join(root, 'apps/site');
	const built = await build({
		configFile: false,
		root: site,
		logLevel: 'error',
		plugins: [tailwindcss()],
		build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input: join(site, 'app/styles/styles.css') } },
	});
	const files = 'output' in built ? built.output : Array.isArray(built) ? built.flatMap(({ output }) => output) : [];
	const sheet = files.find(({ fileName }) => fileName.endsWith('.css'));
	if (sheet?.type !== 'asset') return giveUp('There are no styles');
	return String(sheet.source);
}
