import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { application, contact, fileForm, lead, pdf, quote, signUp } from '../tests/wire/samples.ts';
import type { Ledger } from './ledger.ts';

const pages = ['/', '/about', '/contact', '/product/all', '/resources', '/careers', '/about.data', '/search'];
const impatience = 15_000;
const pauseBeforeAgain = 100;
const pauseAfterSending = 40;

const kinds = ['contact', 'quote', 'sign-up', 'application', 'lead'] as const;
type Kind = (typeof kinds)[number];
export const kindOf = (number: number): Kind => kinds[number % kinds.length] ?? 'contact';

/** Visitors who never give up: a form is sent under its key until it is answered. */
export function createVisitors(url: string, ledger: Ledger) {
	async function call(
		path: string,
		key: string,
		body: string | FormData,
	): Promise<{ reference: string; thumb: string }> {
		for (;;) {
			try {
				const response = await fetch(`${url}/apis/api${path}`, {
					method: 'POST',
					headers: { 'idempotency-key': key, ...(typeof body === 'string' && { 'content-type': 'application/json' }) },
					body,
					signal: AbortSignal.timeout(impatience),
				});
				const { status, data } = await response.json();
				if (status === 200) return data;
				if (status < 500) throw new TypeError(`a good form was refused with ${status}`);
			} catch (error) {
				if (error instanceof TypeError && /refused with/.test(error.message)) throw error;
			}
			ledger.triedAgain();
			await pause(pauseBeforeAgain);
		}
	}

	async function bodyOf(kind: Kind, key: string): Promise<[path: string, body: object]> {
		if (kind === 'quote') return ['/message/product_message', quote];
		if (kind === 'contact') return ['/message/index', contact];
		if (kind === 'lead') return ['/message/index', lead];
		if (kind === 'sign-up') return ['/message/index', signUp];
		const { thumb } = await call('/index/uploads', `${key}-file`, fileForm(new File([pdf], 'cv.pdf')));
		return ['/message/careers_message', application(thumb)];
	}

	async function send(kind: Kind): Promise<void> {
		const name = ledger.next(kind);
		const key = randomUUID();
		const [path, body] = await bodyOf(kind, key);
		const { reference } = await call(path, key, JSON.stringify({ ...body, first_name: name }));
		ledger.took(name, reference);
		await pause(pauseAfterSending);
	}

	async function read(number: number): Promise<void> {
		const path = pages[number % pages.length] ?? '/';
		const signal = AbortSignal.timeout(impatience);
		const status = await fetch(url + path, { signal }).then(
			async (answer) => {
				await answer.arrayBuffer();
				return answer.status;
			},
			() => null,
		);
		ledger.read(status);
		if (status === null) await pause(50);
	}

	/** Some read and some send, until told to stop; what was begun is finished. */
	function crowd(readers = 4, senders = 4): () => Promise<void> {
		let here = true;
		const walk = async (step: (number: number) => Promise<void>) => {
			for (let number = Math.floor(Math.random() * 100); here; number++) await step(number);
		};
		const all = [
			...Array.from({ length: readers }, () => walk(read)),
			...Array.from({ length: senders }, () => walk((number) => send(kindOf(number)))),
		];
		return async () => {
			here = false;
			await Promise.all(all);
		};
	}

	return { send, crowd };
}
export type Visitors = ReturnType<typeof createVisitors>;
