import type { Endpoint, PayloadHandler } from 'payload';
import { forSite } from '../access/bearer.ts';
import { canStore } from '../deliveries/store-submission.ts';
import { databaseFigures } from './database-figures.ts';
import { inTime } from './in-time.ts';
import { operationsBase } from './operations-base.ts';
import { ownFigures } from './own-figures.ts';
import { prometheusText } from './prometheus-text.ts';

const text = (words: string, status = 200) =>
	new Response(words, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });

/** Timeouts shorter than the monitoring's own, so that a hanging database is reported. */
const answers = inTime(canStore, 3000);
const figures = inTime(databaseFigures, 5000);

const ready: PayloadHandler = async ({ payload }) =>
	(await answers(payload).catch(() => false)) ? text('ready\n') : text('no database\n', 503);

const metrics: PayloadHandler = async ({ payload }) => {
	const found = await figures(payload).catch(() => null);
	const isUp = { name: 'studio_database_up', help: 'Whether the database answers', values: [{ value: found ? 1 : 0 }] };
	return text(prometheusText([...ownFigures(), isUp, ...(found ?? [])]));
};

/** Called by answer-operations.ts, which has authorized the caller. */
export const operationsEndpoints: Endpoint[] = [
	{ path: `${operationsBase}/readyz`, method: 'get', handler: forSite(ready) },
	{ path: `${operationsBase}/metrics`, method: 'get', handler: forSite(metrics) },
];
