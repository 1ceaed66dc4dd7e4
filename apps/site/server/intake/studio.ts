import { plainFileName } from '@site/contract/plain-text';
import { DeliveryAnswer, type JournalEntry, type SearchBatch, type ViewBatch } from '@site/contract/submission';
import type { Upload } from './upload-rows.ts';

/** The studio refused the content itself, so sending it again does not help. */
export class DeliveryRefused extends Error {}

export type Studio = {
	putFile(upload: Upload, content: Blob): Promise<void>;
	/** The stored and the refused items, by reference. Items in neither list may be sent again. */
	deliver(submissions: readonly JournalEntry[]): Promise<DeliveryAnswer>;
	/** The stored and the refused batches, by id. */
	deliverViews(batches: readonly ViewBatch[]): Promise<DeliveryAnswer>;
	deliverSearches(batches: readonly SearchBatch[]): Promise<DeliveryAnswer>;
	/** Whether it accepts deliveries now. */
	isUp(): Promise<boolean>;
};

/** Statuses that blame the content; any other failure may be the studio's. */
const refusals = new Set([400, 413, 415, 422]);

/** The courier's calls; each may be repeated without harm. */
export function createStudio({
	url,
	token,
	timeout,
	fetch = globalThis.fetch,
}: {
	url: string;
	token: string;
	timeout: number;
	fetch?: typeof globalThis.fetch;
}): Studio {
	async function call(path: string, request: RequestInit): Promise<Response> {
		const headers = { ...request.headers, authorization: `Bearer ${token}` };
		const signal = AbortSignal.timeout(timeout);
		const response = await fetch(new URL(path, url), { ...request, headers, signal, redirect: 'error' });
		if (response.ok) return response;
		await response.body?.cancel();
		const message = `The studio answered ${response.status} to ${path}`;
		throw refusals.has(response.status) ? new DeliveryRefused(message) : new Error(message);
	}

	async function post(path: string, body: object): Promise<DeliveryAnswer> {
		const headers = { 'content-type': 'application/json' };
		const response = await call(path, { method: 'POST', headers, body: JSON.stringify(body) });
		return DeliveryAnswer.parse(await response.json());
	}

	return {
		putFile: async (upload, content) => {
			const response = await call(`/api/deliveries/files/${upload.id}`, {
				method: 'PUT',
				headers: {
					'content-type': upload.type,
					'x-file-name': encodeURIComponent(plainFileName(upload.name)),
				},
				body: content,
			});
			const { stored } = DeliveryAnswer.parse(await response.json());
			if (!stored.includes(upload.id)) throw new Error('The studio did not confirm a file');
		},
		deliver: (submissions) => post('/api/deliveries', { submissions }),
		deliverViews: (views) => post('/api/deliveries/views', { views }),
		deliverSearches: (searches) => post('/api/deliveries/searches', { searches }),
		isUp: () =>
			post('/api/deliveries', { submissions: [] }).then(
				() => true,
				() => false,
			),
	};
}
