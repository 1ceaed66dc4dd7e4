import { expect, it } from 'vitest';
import { untouched, withoutReason } from './slow-tests.ts';

const tests = [
	{ file: 'tests/faults/kill.test.ts', about: ['apps/site/server/intake'] },
	{ file: 'tests/started/backup.test.ts', about: ['backup', 'scripts/backup.ts'] },
];

it('a slow test runs when it or something that it is about has changed, and else not', () => {
	const files = tests.map(({ file }) => file);
	expect(withoutReason(tests, [])).toEqual(files);
	expect(withoutReason(tests, ['apps/site/server/intake-more.ts', 'scripts/backup.ts.md'])).toEqual(files);
	expect(withoutReason(tests, ['apps/site/server/intake/journal.ts'])).toEqual([files[1]]);
	expect(withoutReason(tests, ['scripts/backup.ts'])).toEqual([files[0]]);
	expect(withoutReason(tests, ['tests/started/backup.test.ts'])).toEqual([files[0]]);
});

it('a change of one program alone leaves out the browser tests of the other', () => {
	expect(untouched(['apps/site/app/root.tsx', 'docs/architecture.md'])).toEqual({ site: false, studio: true });
	expect(untouched(['apps/studio/src/desk/a.ts', 'tests/studio/desk.spec.ts'])).toEqual({ site: true, studio: false });
	for (const both of [[], ['packages/contract/src/brand.ts'], ['apps/site/a.ts', 'apps/studio/b.ts']])
		expect(untouched(both)).toEqual({ site: false, studio: false });
});
