import { expect, test } from 'vitest';
import { isMade } from './sources.ts';

test('a file with a name like a build’s is still a source, so that changes are built', () => {
	expect(['build-part.ts', 'builds.ts', 'build.ts', '.nextrc'].filter(isMade)).toEqual([]);
	const made = ['build', 'build-0123456789abcdef', '.next-0123456789abcdef.4711', 'node_modules', '.react-router'];
	expect(made.filter((name) => !isMade(name))).toEqual([]);
});
