import type { QrPicture } from './qr-code.ts';

export interface Answer {
	secret?: string;
	uri?: string;
	picture?: QrPicture;
	recoveryCodes?: string[];
}

/** Calls an endpoint; throws its error message. */
export async function ask(what: string, sent: Record<string, string> = {}, id?: number | string): Promise<Answer> {
	const response = await fetch(`/api/users/${id === undefined ? '' : `${id}/`}second-factor/${what}`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify(sent),
	});
	const answer = await response.json().catch(() => ({}));
	if (response.ok) return answer;
	throw new Error(answer.errors?.[0]?.message ?? 'The studio did not answer. Please try again.');
}
