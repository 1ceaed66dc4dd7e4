import { plainFileName } from '@site/contract/plain-text';
import { type Delivery, DeliveryAnswer } from '@site/contract/submission';
import type { Upload } from './upload-rows.ts';

/** Refused for what it is, not for the state the studio is in: sending it again will not help by itself. */
export class DeliveryRefused extends Error {}

export type Studio = {
	putFile(upload: Upload, content: Blob): Promise<void>;
	/** Gives what the studio now has, by reference or batch id. */
	deliver(delivery: Delivery): Promise<Set<string>>;
};

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
		throw [400, 413, 422].includes(response.status) ? new DeliveryRefused(message) : new Error(message);
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
			await response.body?.cancel();
		},
		deliver: async (delivery) => {
			const response = await call('/api/deliveries', {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify(delivery),
			});
			return new Set(DeliveryAnswer.parse(await response.json()).stored);
		},
	};
}
