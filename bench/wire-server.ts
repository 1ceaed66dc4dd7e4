/** The server that `bench/wire.ts` measures: the wire over a catalogue of the given size, and a bare handler beside it. */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { buildContent } from '../apps/site/server/content/content.ts';
import { manyProducts, snapshotWith } from '../apps/site/server/content/fixtures.ts';
import { openIntake } from '../apps/site/server/intake/intake.ts';
import { createLimits, defaultAllowances } from '../apps/site/server/intake/limits.ts';
import { createWire } from '../apps/site/server/wire/wire.ts';

const [folder = '', products = '50'] = process.argv.slice(2);
const content = buildContent(snapshotWith({ products: manyProducts(Number(products)) }));
const intake = openIntake({ dataDir: folder, limited: false, studio: null, log: { warn: console.error } });
const plenty = { points: Number.MAX_SAFE_INTEGER, seconds: 60 };
const wire = createWire({
	...intake,
	// The limits count as they do in service; only their numbers are out of reach.
	limits: createLimits({ ...defaultAllowances, read: plenty, write: plenty }),
	content: () => content,
	now: Date.now,
	settings: { trackingKey: 'key', trustProxy: 0 },
	log: { error: console.error },
});
const app = new Hono()
	.post('/bare', (call) => call.json({ status: 200, msg: 'ok', data: null }))
	.route('/apis/api', wire);
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.({ port }));
