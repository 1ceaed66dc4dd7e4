import type { PayloadRequest } from 'payload';
import { back, personOf } from '../server/endpoint.ts';
import { answers } from '../server/kept-for-person.ts';

/** Redirects to an address of the desk, which then shows these texts. */
export function goTo(address: string, req: PayloadRequest, said: Record<string, string>) {
	const [path = '', query] = address.split('?');
	const asked = new URLSearchParams(query);
	for (const [name, text] of Object.entries(said)) asked.set(name, answers.keep(text, personOf(req)));
	return back(path, asked);
}
