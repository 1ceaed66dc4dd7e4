import type { Plugin } from 'vite';
import { partsLeftOut, silent, wordsLeftOut } from './parts-left-out.ts';

/**
 * What this site never asks of its framework does not travel to visitors. The functions named in `parts-left-out.ts` lose
 * their bodies, and the minifier drops what only they needed. One that is called after all says so; one that is not found
 * any more ends the build.
 */
export const leftOut = (): Plugin => ({
	name: 'left-out',
	apply: 'build',
	enforce: 'pre',
	applyToEnvironment: ({ name }) => name === 'client',
	transform(code, id) {
		const file = Object.keys(partsLeftOut).find((end) => id.endsWith(`/node_modules/${end}`));
		if (!file) return;
		const names = partsLeftOut[file] ?? [];
		const missing = new Set(names);
		const bodies: Body[] = [];
		for (const { name, body } of functionsIn(this.parse(code), code)) {
			if (!names.includes(name)) continue;
			missing.delete(name);
			bodies.push({ ...body, instead: silent.includes(name) ? "{ return ''; }" : '{ return leftOut(); }' });
		}
		let left = withoutBodies(code, bodies);
		for (const words of wordsLeftOut[file] ?? []) {
			if (!left.includes(words)) missing.add(words);
			left = left.replace(words, '');
		}
		if (missing.size > 0)
			this.error(`${file} has no ${[...missing].join(', ')}: parts-left-out.ts names what is not there`);
		return { code: left + leftOutHere(file), map: null };
	},
});

type Span = { start: number; end: number };
type Body = Span & { instead: string };
type Named = { name: string; body: Span };

const leftOutHere = (file: string) =>
	`\nfunction leftOut() { throw Error(${JSON.stringify(`left out of ${file.split('/')[0]}: see parts-left-out.ts`)}); }\n`;

/** From the last one backwards, so that the places before it stay true; one inside another goes with it. */
function withoutBodies(code: string, bodies: Body[]): string {
	const outermost = bodies.filter((body) => !bodies.some((other) => other.start < body.start && other.end > body.end));
	return outermost
		.toSorted((a, b) => b.start - a.start)
		.reduce((rest, { start, end, instead }) => rest.slice(0, start) + instead + rest.slice(end), code);
}

/** Every function with a name of its own, or that of what it is assigned to. */
function* functionsIn(node: unknown, code: string, assigned?: string): Generator<Named> {
	if (Array.isArray(node)) for (const each of node) yield* functionsIn(each, code);
	if (!isNode(node)) return;
	const name = isNode(node.id) ? textOf(node.id, code) : assigned;
	if (/Function/.test(node.type) && name && isNode(node.body)) yield { name, body: node.body };
	for (const value of Object.values(node)) {
		const isAssigned = node.type === 'AssignmentExpression' && value === node.right;
		yield* functionsIn(value, code, isAssigned && isNode(node.left) ? textOf(node.left, code) : undefined);
	}
}

type Node = Span & { type: string; [key: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const textOf = ({ start, end }: Span, code: string) => code.slice(start, end);
