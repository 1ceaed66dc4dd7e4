import type { Say } from '../../words/said.ts';

/** The parsed response, or an error message. */
export async function post<T>(path: string, body: object, say: Say): Promise<T | string> {
	const answer = await fetch(path, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify(body),
	}).catch(() => null);
	const said = await answer?.json().catch(() => null);
	return answer?.ok
		? said
		: (said?.errors?.[0]?.message ??
				say('The studio did not answer. Try again: nothing is done twice.', '工作室没有响应。请重试：不会重复执行。'));
}
