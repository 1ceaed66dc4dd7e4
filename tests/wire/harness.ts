import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { brand } from '@site/contract/brand';
import { Hono } from 'hono';
import { buildContent, type Content } from '../../apps/site/server/content/content.ts';
import { snapshotWith } from '../../apps/site/server/content/fixtures.ts';
import { createFileChecks } from '../../apps/site/server/intake/file-checks.ts';
import { createJournal, type Journal } from '../../apps/site/server/intake/journal.ts';
import { type Allowances, createLimits, unlimited } from '../../apps/site/server/intake/limits.ts';
import { createSentForms, type SentForms } from '../../apps/site/server/intake/sent-forms.ts';
import { createUploads, type Uploads } from '../../apps/site/server/intake/uploads.ts';
import type { Meetings } from '../../apps/site/server/meetings/meetings.ts';
import type { PreviewsIn } from '../../apps/site/server/wire/previews.ts';
import { createWire } from '../../apps/site/server/wire/wire.ts';
import { fileChecker } from '../support/file-checker.ts';

const megabyte = 1024 * 1024;

export const noLimits: Allowances = unlimited;
export const trackingKey = 'a key for tests';
/** Every test happens at this time. */
export const theMoment = Date.parse('2026-06-01T12:00:00Z');

export type TestSite = {
	url: string;
	folder: string;
	journal: Journal;
	uploads: Uploads;
	/** Entries of the log; nothing of them may reach a client. */
	logged: unknown[];
	/** Reasons why forms and files were refused. */
	refused: string[];
	sentForms: SentForms;
	stop(): Promise<void>;
};

/** The wire on its own port, with the hand-made content and a journal in a temporary folder. */
export async function startSite({
	content = buildContent(snapshotWith()),
	allowances = noLimits,
	trustProxy = 0,
	dataFolder,
	journalBytes = 64 * megabyte,
	maximumBytesKept = 500 * megabyte,
	previews,
	meetings,
	now = () => theMoment,
}: {
	content?: Content;
	allowances?: Allowances;
	trustProxy?: number;
	dataFolder?: string;
	journalBytes?: number;
	maximumBytesKept?: number;
	previews?: PreviewsIn;
	meetings?: Pick<Meetings, 'book'>;
	now?: () => number;
} = {}): Promise<TestSite> {
	const temporary = await mkdtemp(join(tmpdir(), `${brand.slug}-wire-`));
	const folder = dataFolder ?? temporary;
	const journal = createJournal({ path: join(folder, 'journal.sqlite'), maximumBytes: journalBytes });
	const checks = createFileChecks(fileChecker);
	const uploads = createUploads({
		folder: join(folder, 'uploads'),
		journal,
		now,
		maximumBytes: 10 * megabyte,
		maximumBytesKept,
		checks,
	});
	const logged: unknown[] = [];
	const refused: string[] = [];
	const sentForms = createSentForms();
	const wire = createWire({
		content: () => content,
		journal,
		uploads,
		sentForms,
		limits: createLimits(allowances),
		now,
		settings: { trackingKey, trustProxy },
		...(previews ? { previews } : {}),
		...(meetings ? { meetings } : {}),
		onRefused: (reason) => refused.push(reason),
		log: { error: (details) => logged.push(details) },
	});
	const server = serve({ fetch: new Hono().route('/apis/api', wire).fetch, port: 0, hostname: '127.0.0.1' });
	await new Promise((resolve) => server.once('listening', resolve));
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}/apis/api`,
		folder,
		journal,
		uploads,
		logged,
		refused,
		sentForms,
		stop: async () => {
			if ('closeAllConnections' in server) server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
			journal.close();
			await checks.close();
			await rm(temporary, { recursive: true, force: true });
		},
	};
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
export type Answer = { http: number; headers: Headers; status: number; msg: string; data: any };

async function answerOf(response: Response): Promise<Answer> {
	const body = JSON.parse(await response.text());
	return { http: response.status, headers: response.headers, ...body };
}

export const post = async (
	site: TestSite,
	path: string,
	body: unknown,
	headers: Record<string, string> = {},
): Promise<Answer> =>
	answerOf(
		await fetch(site.url + path, {
			method: 'POST',
			headers: { 'content-type': 'application/json', ...headers },
			body: typeof body === 'string' ? body : JSON.stringify(body),
		}),
	);

export const get = async (site: TestSite, path: string, query: Record<string, string> = {}): Promise<Answer> =>
	answerOf(await fetch(`${site.url}${path}?${new URLSearchParams(query)}`));

export const send = async (site: TestSite, path: string, request: RequestInit): Promise<Answer> =>
	answerOf(await fetch(site.url + path, request));
