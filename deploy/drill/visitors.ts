import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { report as reportForm } from '@site/contract/forms/report';
import { jpeg } from '../../tests/wire/photos.ts';
import {
	application,
	contact,
	fileForm,
	lead,
	paper,
	pdf,
	quote,
	report,
	signUp,
	watch,
} from '../../tests/wire/samples.ts';
import type { Ledger } from './ledger.ts';

const pages = ['/', '/about', '/contact', '/product/all', '/resources', '/careers', '/about.data', '/search'];
const impatience = 15_000;
const pauseBeforeAgain = 100;
const pauseAfterSending = 40;

const kinds = ['contact', 'quote', 'sign-up', 'application', 'lead', 'paper', 'watch', 'report'] as const;
type Kind = (typeof kinds)[number];
export const kindOf = (number: number): Kind => kinds[number % kinds.length] ?? 'contact';

/** A watch has an address and no name. */
const whoseName = (kind: Kind, name: string) =>
	kind === 'watch' ? { email: `${name.replace(' ', '-')}@example.com` } : { first_name: name };

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

	function reportOf(name: string): FormData {
		const form = new FormData();
		for (const [field, value] of Object.entries({ ...report, name })) form.append(field, value);
		form.append('photos', new File([new Uint8Array(jpeg)], 'box.jpg'));
		return form;
	}

	async function bodyOf(kind: Exclude<Kind, 'report'>, key: string): Promise<[path: string, body: object]> {
		if (kind === 'quote') return ['/message/product_message', quote];
		if (kind === 'contact') return ['/message/index', contact];
		if (kind === 'lead') return ['/message/index', lead];
		if (kind === 'sign-up') return ['/message/index', signUp];
		if (kind === 'paper') return ['/message/document_paper', paper];
		if (kind === 'watch') return ['/message/document_watch', watch];
		const { thumb } = await call('/index/uploads', `${key}-file`, fileForm(new File([pdf], 'cv.pdf')));
		return ['/message/careers_message', application(thumb)];
	}

	async function sendForm(kind: Exclude<Kind, 'report'>, key: string, name: string) {
		const [path, body] = await bodyOf(kind, key);
		return call(path, key, JSON.stringify({ ...body, ...whoseName(kind, name) }));
	}

	async function send(kind: Kind): Promise<void> {
		const name = ledger.next(kind);
		const key = randomUUID();
		const { reference } = await (kind === 'report'
			? call(reportForm.call, key, reportOf(name))
			: sendForm(kind, key, name));
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

	/** Some read and some send until stopped; requests in progress are finished. */
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
