/**
 * Speed of the studio's inbox with 100,000 messages: list, counts and search: `node bench/desk.ts [messages]`. Nothing
 * has to be built; its own PostgreSQL is filled and deleted again.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { node, root } from '../../scripts/steps.ts';
import { type Figure, report } from './results.ts';
import { rounded } from './rounded.ts';

const letters = process.argv[2] ?? '100000';
const most = 300;

const script = join(root, 'apps/studio/scripts/desk-times.ts');
const printed = execFileSync(node, ['--disable-warning=ExperimentalWarning', script, letters], {
	encoding: 'utf8',
	stdio: ['ignore', 'pipe', 'ignore'],
	// Payload runs migrations itself only in production.
	env: { ...process.env, NODE_ENV: 'production' },
});
const times: Record<string, number> = JSON.parse(printed.trim().split('\n').at(-1) ?? '{}');
const figures = Object.entries(times).map(([of, value]): Figure => {
	const figure = { of, measure: 'ms', value: rounded(value) };
	// Indexing all happens once, before the studio opens.
	return of === 'entering all' ? figure : { ...figure, aim: { of: 'value', most } };
});
report(`Desk with ${letters} letters`, figures);
