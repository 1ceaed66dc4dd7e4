// Finds unused exports: values that no other file mentions, and types that nothing mentions.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesOf } from './sources.ts';
import { giveUp, root } from './steps.ts';

/** Called by a framework by name, or generated. */
const calledFromOutside =
	/\/page\.tsx$|\/root\.tsx$|\/entry\.|\/routes\.ts$|\.config\.ts$|\(payload\)|\/instrumentation\.ts$|\/proxy\.ts$|\/migrations\/|payload-types|\.test\.|\.d\.ts$/;
const declaration = /^export (?:async )?(const|function|type|interface|class) (\w+)/gm;

const texts = new Map(
	sourcesOf('{apps,packages,scripts,deploy,tests}/**/*.{ts,tsx}').map((file) => [
		file,
		readFileSync(join(root, file), 'utf8'),
	]),
);

/** In how many files each word occurs. */
const named = new Map<string, number>();
for (const text of texts.values()) {
	for (const word of new Set(text.match(/\w+/g))) named.set(word, (named.get(word) ?? 0) + 1);
}

const isType = (kind: string) => kind === 'type' || kind === 'interface';

const dead = [...texts].flatMap(([file, text]) => {
	if (!/^(apps|packages)\//.test(file) || calledFromOutside.test(file)) return [];
	return [...text.matchAll(declaration)]
		.filter(([, kind = '', name = '']) => {
			const elsewhere = (named.get(name) ?? 0) > 1;
			const here = text.split(new RegExp(`\\b${name}\\b`)).length - 1;
			return !elsewhere && !(isType(kind) && here > 1);
		})
		.map(([, , name]) => `${file}: nothing uses ${name} from outside`);
});

if (dead.length > 0) giveUp(dead.join('\n'));
