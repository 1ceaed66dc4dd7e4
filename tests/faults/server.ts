/** The wire and its intake alone, for tests that kill it: `node tests/faults/server.ts FOLDER PORT`. */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { buildContent } from '../../apps/site/server/content/content.ts';
import { snapshotWith } from '../../apps/site/server/content/fixtures.ts';
import { openIntake } from '../../apps/site/server/intake/intake.ts';
import { createWire } from '../../apps/site/server/wire/wire.ts';
import { fileChecker } from '../support/file-checker.ts';

const [folder = '', port = '0'] = process.argv.slice(2);
const intake = openIntake({ fileChecker, dataDir: folder, limited: false, studio: null, log: { warn: console.error } });
const content = buildContent(snapshotWith());
const wire = createWire({
	...intake,
	content: () => content,
	now: Date.now,
	settings: { trackingKey: 'key', trustProxy: 0 },
	log: { error: console.error },
});
const fetch = new Hono().route('/apis/api', wire).fetch;
serve({ fetch, port: Number(port), hostname: '127.0.0.1' }, (address) => process.send?.(address.port));
