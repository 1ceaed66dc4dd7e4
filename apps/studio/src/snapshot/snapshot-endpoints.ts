import { createHash } from 'node:crypto';
import { type SnapshotIndex, snapshotFormat, snapshotParts } from '@site/contract/snapshot';
import type { Endpoint } from 'payload';
import { forSite } from '../access/bearer.ts';
import { notFound } from '../server/endpoint.ts';
import { currentSnapshot } from './current.ts';

const json = { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' };

export const snapshotEndpoints: Endpoint[] = [
	{
		path: '/snapshot',
		method: 'get',
		handler: forSite(async ({ payload, headers }) => {
			const parts = await currentSnapshot(payload);
			const versions = Object.fromEntries(
				[...parts].flatMap(([name, { version }]) => (version ? [[name, version]] : [])),
			);
			const body = JSON.stringify({ format: snapshotFormat, versions } satisfies SnapshotIndex);
			const tag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
			const known = headers.get('if-none-match') === tag;
			return new Response(known ? null : body, { status: known ? 304 : 200, headers: { ...json, ETag: tag } });
		}),
	},
	{
		path: '/snapshot/:part',
		method: 'get',
		handler: forSite(async ({ payload, routeParams }) => {
			const name = snapshotParts.find((part) => part === routeParams?.part);
			const part = name && (await currentSnapshot(payload)).get(name);
			if (!part?.version) return notFound();
			return new Response(`{"version":"${part.version}","data":${part.json}}`, { headers: json });
		}),
	},
];
