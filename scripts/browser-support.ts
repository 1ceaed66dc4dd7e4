// Web features that are newer than the oldest supported browsers, by the names used in code.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserFloor } from '../packages/contract/src/browser-floor.ts';
import { root } from './steps.ts';

type Support = Record<string, string>;
type Data = { features: Record<string, { status?: { by_compat_key?: Record<string, { support: Support }> } }> };

const { chrome, safari, firefox } = browserFloor;
const floor = {
	chrome,
	chrome_android: chrome,
	edge: chrome,
	safari,
	safari_ios: safari,
	firefox,
	firefox_android: firefox,
};

const isBeyond = (support: Support) =>
	Object.entries(floor).some(([browser, version]) => {
		const since = support[browser];
		return since === undefined || Number(since.replace('≤', '')) > version;
	});

const { features }: Data = JSON.parse(readFileSync(join(root, 'node_modules/web-features/data.json'), 'utf8'));

/** Whether each key of the browser compatibility data (`css.properties.text-wrap`) is newer than the floor. */
const keys = new Map(
	Object.values(features).flatMap(({ status }) =>
		Object.entries(status?.by_compat_key ?? {}).map(([key, { support }]) => [key, isBeyond(support)] as const),
	),
);

export const isNewer = (key: string): boolean => keys.get(key) === true;

/**
 * Keys by their last segment, because code does not show the interface of a member: a name counts as newer if all its
 * keys are.
 */
const byName = new Map<string, string[]>();
for (const key of keys.keys()) {
	const name = key.split('.').at(-1) ?? '';
	byName.set(name, [...(byName.get(name) ?? []), key]);
}

/** A member of an interface that is itself newer: code cannot have one without first checking for the interface. */
const isOfNewerInterface = (key: string) =>
	key.split('.').some((_, index, words) => index > 1 && isNewer(words.slice(0, index).join('.')));

/** The key of a name, if it is newer under all of these prefixes. */
export function newerName(name: string, ...below: string[]): string | undefined {
	const borne = (byName.get(name) ?? []).filter(
		(key) => below.some((prefix) => key.startsWith(prefix)) && !isOfNewerInterface(key),
	);
	return borne.length > 0 && borne.every(isNewer) ? borne[0] : undefined;
}
