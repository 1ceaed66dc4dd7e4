import type { PayloadRequest } from 'payload';
import { answers } from './kept-for-person.ts';

/** A refusal in the format that the studio's pages and Payload's own expect. */
export const refused = (status: number, message: string): Response =>
	Response.json({ errors: [{ message }] }, { status });

export const forbidden = (): Response => refused(403, 'Forbidden');
export const notFound = (): Response => refused(404, 'Not Found');

/** The fields of a submitted form. */
export const formOf = async (req: PayloadRequest): Promise<URLSearchParams> =>
	new URLSearchParams((await req.text?.()) ?? '');

export const personOf = ({ user }: PayloadRequest): number => Number(user?.id);

/** Redirects to the page with the form. */
export const back = (path: string, query: Record<string, string> | URLSearchParams): Response =>
	new Response(null, { status: 303, headers: { Location: `${path}?${new URLSearchParams(query)}` } });

/** Redirects to the page with the form, which then shows the result. */
export const backSaying = (req: PayloadRequest, path: string, name: 'done' | 'problem', text: string): Response =>
	back(path, { [name]: answers.keep(text, personOf(req)) });
