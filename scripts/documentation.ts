// Checks the documentation: every source file that it names exists, and every link in it leads somewhere.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { sourcesOf } from './sources.ts';
import { giveUp, root } from './steps.ts';

const sources = sourcesOf('{apps,deploy,packages,scripts,tests}/**/*.{ts,tsx,mjs}');
const known = new Set(sources.map((path) => basename(path)));

const missing = globSync(['*.md', 'docs/**/*.md'], { cwd: root }).flatMap((page) => {
	const text = readFileSync(join(root, page), 'utf8');
	const files = [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs))`/g)].map(([, file = '']) => file);
	const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, link = '']) => link);
	return [
		...files.filter((file) => !known.has(basename(file))),
		...links.filter((link) => !existsSync(join(root, dirname(page), link))),
	].map((name) => `${page} names ${name}, which is not there`);
});

if (missing.length > 0) giveUp(missing.join('\n'));
