import type { APIRequestContext } from '@playwright/test';
import { siteUrl } from './places.ts';

/** An API call to the site, as any client makes it. */
export async function wire(request: APIRequestContext, path: string, data: object, base = siteUrl) {
	const answer = await request.post(`${base}/apis/api${path}`, { data });
	return answer.json();
}
