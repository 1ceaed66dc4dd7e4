/** Baseline for calls: a Hono handler with one fixed response, in its own process like the site. */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

process.once('message', ({ base64, headers }: { base64: string; headers: Record<string, string> }) => {
	const body = new Uint8Array(Buffer.from(base64, 'base64'));
	const app = new Hono().post('*', (call) => call.body(body, 200, headers));
	serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.(port));
});
process.once('disconnect', () => process.exit());
