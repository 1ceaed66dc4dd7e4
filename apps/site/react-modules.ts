import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const files: Record<string, string> = {
	react: 'react/cjs/react.production.js',
	'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
	scheduler: 'scheduler/cjs/scheduler.production.js',
	'react-dom': 'react-dom/cjs/react-dom.production.js',
	'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
};

/**
 * React is delivered as CommonJS, which a bundler has to wrap, cannot shorten, and unwraps in every file that uses it. For
 * visitors it becomes what it is at heart: modules with names.
 */
export const reactModules = (): Plugin => ({
	name: 'react-modules',
	apply: 'build',
	enforce: 'pre',
	applyToEnvironment: ({ name }) => name === 'client',
	resolveId(source) {
		const file = files[source];
		if (!file) return;
		const [folder = '', ...path] = file.split('/');
		return join(dirname(require.resolve(`${folder}/package.json`)), ...path);
	},
	transform(code, id) {
		if (!Object.values(files).some((file) => id.endsWith(`/node_modules/${file}`))) return;
		return { code: asModule(code), map: null };
	},
});

function asModule(code: string): string {
	const needed = [...code.matchAll(/\b(\w+) = require\("([^"]+)"\)/g)];
	const given = found(code, /\bexports\.(\w+)/g);
	// What is given once, at the top of the file, can be left out where nobody takes it.
	const once = given.filter((name) => code.split(`exports.${name} =`).length === 2);
	const body = code
		// Under the name of the import itself, so that what nobody takes of it can be left out too.
		.replace(/\b(\w+) = require\("[^"]+"\)/g, 'was_$1')
		.replace(/^exports\.(\w+) =/gm, (all, name: string) => (once.includes(name) ? `const given_${name} =` : all))
		.replace(/\bexports\.(\w+)/g, 'given_$1');
	return [
		...needed.map(([, name, source]) => `import * as ${name} from "${source}";`),
		...given.filter((name) => !once.includes(name)).map((name) => `var given_${name};`),
		body,
		`export { ${given.map((name) => `given_${name} as ${name}`).join(', ')} };`,
		`export default { ${given.map((name) => `${name}: given_${name}`).join(', ')} };`,
	].join('\n');
}

const found = (code: string, pattern: RegExp) => [...new Set([...code.matchAll(pattern)].map(([, name = '']) => name))];
