import { join } from 'node:path';
import { node, root, run } from './steps.ts';

/** Runs the main journeys in both layouts in another browser engine than the other tests. */
export function journeysIn(engine: 'firefox' | 'webkit', programs: Record<string, string>): Promise<void> {
	const args = ['run', '--config', 'tests/engines/vitest.config.ts'];
	return run(node, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], { env: { ENGINE: engine, ...programs } });
}
