// Finds browser features in a source that are newer than the supported browsers and not checked for first.
import { parseSync } from 'vite';
import { isNewer, newerName } from './browser-support.ts';

type Node = { type: string; [name: string]: unknown };

const isNode = (value: unknown): value is Node =>
	typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function* nodesIn(value: unknown): Generator<Node> {
	if (Array.isArray(value)) for (const each of value) yield* nodesIn(each);
	if (!isNode(value)) return;
	yield value;
	// Types do not exist at run time.
	for (const [name, child] of Object.entries(value))
		if (!/^type(Annotation|Arguments|Parameters)$/.test(name)) yield* nodesIn(child);
}

const nameOf = (value: unknown): string =>
	isNode(value) && (value.type === 'Identifier' || value.type === 'JSXIdentifier') ? String(value.name) : '';

/** Interfaces with a single instance and its name: `settings.share` is not the navigator's. */
const onlyOne: Record<string, string> = {
	Navigator: 'navigator',
	Document: 'document',
	Window: 'window',
	History: 'history',
	Location: 'location',
	Screen: 'screen',
	Performance: 'performance',
};

/** `Object.groupBy`, `AbortSignal.any`, `element.checkVisibility`: the key of a member that is newer. */
function newerMember(owner: string, member: string): string | undefined {
	const own = [`api.${owner}.${member}_static`, `api.${owner}.${member}`, `javascript.builtins.${owner}.${member}`];
	const key = own.find(isNewer) ?? newerName(member, 'api.', 'javascript.builtins.');
	const only = onlyOne[key?.split('.')[1] ?? ''];
	return only && only !== owner ? undefined : key;
}

function newerIn(node: Node): { key: string; name: string } | undefined {
	const found = (name: string, key: string | undefined) => (key ? { key, name } : undefined);
	if (node.type === 'MemberExpression' && !node.computed) {
		const owner = nameOf(node.object);
		const member = nameOf(node.property);
		return (
			found(member, newerMember(owner, member)) ?? found(owner, isNewer(`api.${owner}`) ? `api.${owner}` : undefined)
		);
	}
	if (node.type === 'NewExpression') {
		const name = nameOf(node.callee);
		return found(name, [`api.${name}`, `javascript.builtins.${name}`].find(isNewer));
	}
	if (node.type === 'JSXOpeningElement') return newerAttribute(node);
	return undefined;
}

function newerAttribute(element: Node): { key: string; name: string } | undefined {
	const attributes = Array.isArray(element.attributes) ? element.attributes : [];
	for (const attribute of attributes) {
		const name = isNode(attribute) ? nameOf(attribute.name).toLowerCase() : '';
		const keys = [`html.elements.${nameOf(element.name)}.${name}`, `html.global_attributes.${name}`];
		const key = name && keys.find(isNewer);
		if (key) return { key, name };
	}
	return undefined;
}

/** Names that the source checks for before use: `'x' in y`, `y.x?.()`, `!y.x`, `typeof X`. */
function askedFor(nodes: readonly Node[]): Set<string> {
	const names = nodes.flatMap((node) => {
		if (node.type === 'BinaryExpression' && node.operator === 'in' && isNode(node.left))
			return [String(node.left.value)];
		if (node.type === 'CallExpression' && node.optional && isNode(node.callee)) return [nameOf(node.callee.property)];
		if (node.type === 'UnaryExpression' && isNode(node.argument))
			return [nameOf(node.argument), nameOf(node.argument.property)];
		return [];
	});
	return new Set(names);
}

/** Newer features in a source, as keys of the browser compatibility data. */
export function newerInScript(file: string, text: string): string[] {
	const nodes = [...nodesIn(parseSync(file, text).program)];
	const asked = askedFor(nodes);
	return [...new Set(nodes.map(newerIn).flatMap((found) => (found && !asked.has(found.name) ? [found.key] : [])))];
}
