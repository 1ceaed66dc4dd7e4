// Finds CSS features that are newer than the supported browsers, outside of @supports.
import { isNewer, newerName } from './browser-support.ts';

const strings = /"[^"]*"|'[^']*'|url\([^)]*\)|\/\*[\s\S]*?\*\//g;
const part = /([^{};]*)([{};])/g;

/** Newer features in a compiled style sheet, as keys of the browser compatibility data. */
export function newerInStyles(sheet: string): string[] {
	const found: (string | undefined)[] = [];
	/** For each enclosing block, whether only newer browsers read it. */
	const around: boolean[] = [];
	for (const [, words = '', end] of sheet.replace(strings, '""').matchAll(part)) {
		const text = words.trim();
		if (!around.includes(true)) found.push(...(end === '{' ? newerInPrelude(text) : newerInDeclaration(text)));
		if (end === '{') around.push(text.startsWith('@supports'));
		if (end === '}') around.pop();
	}
	const isPrefixedToo = (key: string) => sheet.includes(`-webkit-${key.split('.')[2]}:`);
	return [...new Set(found)].filter((key) => key !== undefined).filter((key) => !isPrefixedToo(key));
}

const first = (...keys: string[]) => keys.find(isNewer);

function newerInPrelude(text: string): (string | undefined)[] {
	const rule = /^@(?:-\w+-)?([\w-]+)/.exec(text)?.[1];
	if (rule === 'media') {
		const features = [...text.matchAll(/\(\s*(?:min-|max-)?([a-z-]+)/g)].map(([, feature]) => feature);
		return features.map((feature) => first(`css.at-rules.media.${feature}`));
	}
	if (rule) return [first(`css.at-rules.${rule}`)];
	const unescaped = text.replaceAll(/\\./g, '');
	return [...unescaped.matchAll(/::?([a-z-]+)/g)].map(([, name]) => first(`css.selectors.${name}`));
}

function newerInDeclaration(text: string): (string | undefined)[] {
	const [, property, value = ''] = /^([a-z-]+)\s*:([\s\S]*)$/.exec(text) ?? [];
	if (!property || property.startsWith('--')) return [];
	const keywords = [...value.matchAll(/[a-z-]{3,}/g)].map(([word]) => first(`css.properties.${property}.${word}`));
	const functions = [...value.matchAll(/([a-z-]+)\(/g)].map(([, name = '']) => newerName(name, 'css.types.'));
	return [first(`css.properties.${property}`), ...keywords, ...functions];
}
