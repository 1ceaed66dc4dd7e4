// Nightly, and when one of these changes: apps/studio/src package-lock.json
import { getPayload } from 'payload';
import { expect, test } from 'vitest';
import { pendingChanges } from './pending-changes.ts';

test('the committed migrations match the collections', { timeout: 120_000 }, async () => {
	process.env.PAYLOAD_SECRET ||= 'drift';
	const { default: config } = await import('../payload.config.ts');
	const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true });
	expect(await pendingChanges(payload), 'run: npm run generate -w apps/studio -- migration NAME').toEqual([]);
});
