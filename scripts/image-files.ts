// Checks that .dockerignore excludes no source of the programs.
import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { sourcesOf } from './sources.ts';
import { giveUp, root } from './steps.ts';

const patterns = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean);

/** A pattern that matches a folder excludes everything in it. */
const isLeftOut = (file: string) => {
	const parts = file.split('/');
	const within = parts.map((_, depth) => parts.slice(0, depth + 1).join('/'));
	return patterns.some((pattern) => within.some((path) => matchesGlob(path, pattern)));
};

const leftOut = sourcesOf('{apps,packages,scripts}/**/*.*').filter(isLeftOut);

if (leftOut.length > 0) giveUp(leftOut.map((file) => `.dockerignore leaves out ${file}`).join('\n'));
