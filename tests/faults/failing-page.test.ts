import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createElement, type ReactNode } from 'react';
import { Outlet, type ServerBuild } from 'react-router';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as entry from '../../apps/site/app/entry.server.tsx';
import { createPageCache } from '../../apps/site/server/pages/page-cache.ts';
import { createPages } from '../../apps/site/server/pages/pages.ts';
import { createRenderQueue } from '../../apps/site/server/pages/render-queue.ts';
import type { PageVisit } from '../../apps/site/server/pages/renderer.ts';

const Layout = ({ children }: { children: ReactNode }) => createElement('html', null, 'the frame ', children);
const broken = () => {
	throw new Error('a value that nobody expected');
};
const route = (id: string, path: string, module: object) => ({ id, path, parentId: 'root', module });

/** A site of three pages, two of which throw: one in its render, one in its loader. */
const build = {
	routes: {
		root: { id: 'root', path: '', module: { default: Outlet, Layout, ErrorBoundary: () => 'something broke' } },
		About: route('About', '/about', { default: broken }),
		Contact: route('Contact', '/contact', { default: () => 'never', loader: broken }),
		Events: route('Events', '/events', { default: () => 'all is well' }),
	},
	entry: { module: entry },
	assets: {
		entry: { module: '', imports: [] },
		routes: Object.fromEntries(
			['root', 'About', 'Contact', 'Events'].map((id) => [id, { id, module: '', hasLoader: id === 'Contact' }]),
		),
		url: '',
		version: '1',
	},
	basename: '/',
	publicPath: '/',
	assetsBuildDirectory: '',
	future: {},
	ssr: true,
	isSpaMode: false,
	prerender: [],
	routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
} as unknown as ServerBuild;

const cache = createPageCache(1024 * 1024, () => true);
const failures: { message: string; id: string }[] = [];
let server: Server;
let url: string;

beforeAll(async () => {
	const pages = createPages({
		build: async () => build,
		mode: 'production',
		isSafe: false,
		cache,
		queue: createRenderQueue(),
		visitorOf: () => 'somebody',
		onFull: () => {},
		visit: () => ({ answers: () => [] }) as unknown as PageVisit,
		described: () => '',
		beside: () => '',
		spelledSlug: () => null,
		releaseShown: () => null,
		knowsDraft: () => false,
		isGonePage: () => false,
		knowsForm: () => false,
		headers: {},
		sharedCacheSeconds: 60,
		tagManagerScript: () => 'no address at all',
		videoHosts: () => [],
		studioOrigin: null,
		onRendered: () => {},
		onFailed: (error, id) => failures.push({ message: String(error), id }),
	});
	server = createServer((request, response) => {
		void pages.answer(request, response, String(request.headers['x-request-id']));
	});
	await new Promise<void>((done) => server.listen(0, done));
	url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

it.each([
	['/about', 'in its render'],
	['/contact', 'in its loader'],
])('%s, which throws %s, shows an error in the site, reported once and not cached', async (path) => {
	failures.length = 0;
	const answer = await fetch(url + path, { headers: { 'x-request-id': 'the-request' } });
	expect(answer.status).toBe(500);
	expect(await answer.text()).toMatch(/the frame .*something broke/s);
	expect(failures).toEqual([{ message: 'Error: a value that nobody expected', id: 'the-request' }]);
	expect(answer.headers.get('cache-control')).toBe('no-cache');
	expect(cache.size().pages).toBe(0);
});

it('a page without errors is cached, whatever the tag manager setting contains', async () => {
	const answer = await fetch(`${url}/events`);
	expect(answer.status).toBe(200);
	expect(answer.headers.get('content-security-policy')).not.toContain('no address');
	expect(answer.headers.get('cache-control')).toContain('s-maxage=60, stale-while-revalidate=60');
	expect(answer.headers.get('x-variant')).toBe('desktop en');
	expect(cache.size().pages).toBe(1);
});
