import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { slowTests, testsOf, untouched, withoutReason } from './slow-tests.ts';
import { root } from './steps.ts';

const tests = [
	{ file: 'tests/faults/kill.test.ts', about: ['apps/site/server/intake'] },
	{ file: 'tests/started/backup.test.ts', about: ['backup', 'scripts/backup.ts'] },
];

it('a slow test runs when it or its subject has changed, and not otherwise', () => {
	const files = tests.map(({ file }) => file);
	expect(withoutReason(tests, [])).toEqual(files);
	expect(withoutReason(tests, ['apps/site/server/intake-more.ts', 'scripts/backup.ts.md'])).toEqual(files);
	expect(withoutReason(tests, ['apps/site/server/intake/journal.ts'])).toEqual([files[1]]);
	expect(withoutReason(tests, ['scripts/backup.ts'])).toEqual([files[0]]);
	expect(withoutReason(tests, ['tests/started/backup.test.ts'])).toEqual([files[0]]);
});

it('what slow tests are about exists', () => {
	expect(slowTests().flatMap(({ about }) => about.filter((path) => !existsSync(join(root, path))))).toEqual([]);
});

it('a change of one program alone leaves out the tests of the other', () => {
	expect(untouched(['apps/site/app/root.tsx', 'docs/architecture.md'])).toEqual(['studio']);
	expect(untouched(['tests/wire/reads.test.ts'])).toEqual(['studio']);
	expect(untouched(['apps/studio/src/desk/a.ts', 'tests/studio/desk.spec.ts'])).toEqual(['site']);
	expect(untouched(['docs/architecture.md'])).toEqual(['site', 'studio']);
	for (const both of [
		[],
		['packages/contract/src/brand.ts'],
		['tests/support/depth.ts'],
		['apps/site/a.ts', 'apps/studio/b.ts'],
	])
		expect(untouched(both), both.join(' ')).toEqual([]);
});

it('tests of both programs are never left out', () => {
	const all = [
		{ file: 'apps/site/server/a.test.ts', text: '' },
		{ file: 'tests/started/product.test.ts', text: "import { startProduct } from './product.ts';" },
		{ file: 'tests/wire/reads.test.ts', text: "import '../../apps/site/server/a.ts';" },
		{ file: 'tests/wire/fuzz.test.ts', text: "readFileSync('../../docs/wire.md')" },
		{ file: 'apps/studio/src/a.test.ts', text: '' },
		{ file: 'tests/studio/preview.test.ts', text: "import '../../apps/site/server/a.ts';" },
		{ file: 'packages/contract/src/a.test.ts', text: '' },
	];
	expect(testsOf('site', all)).toEqual(['apps/site/server/a.test.ts', 'tests/wire/reads.test.ts']);
	expect(testsOf('studio', all)).toEqual(['apps/studio/src/a.test.ts']);
});
