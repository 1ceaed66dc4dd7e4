import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.ts';

const described = (folder: string): { name: string; dependencies?: Record<string, string>; devDependencies?: object } =>
	JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The workspace's own packages, by their names. */
function packagesIn(top: string): Map<string, string> {
	const folders = readdirSync(join(top, 'packages')).map((name) => `packages/${name}`);
	const there = folders.filter((folder) => existsSync(join(top, folder, 'package.json')));
	return new Map(there.map((folder) => [described(join(top, folder)).name, folder]));
}

/** It is read when the programs run and is in no build. */
const sample = 'packages/demo';

/** All sources of a workspace's build: its own folder, and our packages that it depends on, directly or not. */
export function inputsOf(workspace: string, top = root): string[] {
	const packages = packagesIn(top);
	const found = new Set([workspace]);
	for (const folder of found) {
		const { dependencies, devDependencies } = described(join(top, folder));
		for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
			const needed = packages.get(name);
			if (needed && (needed !== sample || workspace === sample)) found.add(needed);
		}
	}
	return [...found, 'package.json', 'package-lock.json'];
}
