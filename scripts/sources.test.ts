import { expect, test } from 'vitest';
import { isMade } from './sources.ts';

test('a file whose name begins like a build is a source all the same, so that a change of it is built anew', () => {
	expect(['build-part.ts', 'builds.ts', 'build.ts', '.nextrc'].filter(isMade)).toEqual([]);
	const made = ['build', 'build-0123456789abcdef', '.next-0123456789abcdef.4711', 'node_modules', '.react-router'];
	expect(made.filter((name) => !isMade(name))).toEqual([]);
});
