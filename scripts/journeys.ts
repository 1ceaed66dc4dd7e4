import { join } from 'node:path';
import { node, root, run } from './steps.ts';

/** The main journeys of both layouts in another engine than the tests' own. */
export function journeysIn(engine: 'firefox' | 'webkit', programs: Record<string, string>): Promise<void> {
	const args = ['run', '--config', 'tests/engines/vitest.config.ts'];
	return run(node, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], { env: { ENGINE: engine, ...programs } });
}
