import { isObject } from '../server/is-object.ts';
import type { Change } from './changes.ts';
import type { Saved } from './who-has-it.ts';

/** A user's unsaved changes of a form. */
export interface Kept {
	item: string;
	savedAt: string | null;
	changes: Change[];
	at: string;
}

export interface Standing {
	kept: Kept[];
	saved: Saved | null;
	/** Names of colleagues who have the form open too. */
	others: string[];
}

type Writing = Omit<Kept, 'at'> & { kind: string };

/** Why the studio refused; empty if it does not answer. */
export interface Refusal {
	refusal: string;
}

/** Timeout of a request, in milliseconds. */
const patience = 10_000;

function reasonIn(said: unknown): string {
	const [first]: unknown[] = isObject(said) && Array.isArray(said.errors) ? said.errors : [];
	return isObject(first) && typeof first.message === 'string' ? first.message : '';
}

async function ask(address: string, more: RequestInit = {}): Promise<Record<string, unknown> | Refusal> {
	const response = await fetch(address, { signal: AbortSignal.timeout(patience), ...more }).catch(() => null);
	const said: unknown = await response?.json().catch(() => null);
	return response?.ok && isObject(said) ? said : { refusal: reasonIn(said) };
}

const isRefusal = (said: object): said is Refusal => 'refusal' in said;
const isStanding = (said: object): said is Standing => 'kept' in said && Array.isArray(said.kept);

/** Saves run one after another. */
let underWay: Promise<unknown> = Promise.resolve();

/** The user's stored unsaved changes of an item, including those being stored, and who else has its form open. */
export async function standingOf(kind: string, item: string): Promise<Standing | Refusal> {
	await underWay;
	const said = await ask(`/api/unsaved?${new URLSearchParams({ kind, item })}`);
	if (isRefusal(said)) return said;
	return isStanding(said) ? said : { refusal: '' };
}

/** Stores changes in order, or at once when the page closes. Returns the time; null if there are no changes left. */
export function keepWriting(what: Writing): Promise<{ at: string | null } | Refusal> {
	const done = document.visibilityState === 'hidden' ? post(what) : underWay.then(() => post(what));
	underWay = done;
	return done;
}

async function post(what: Writing): Promise<{ at: string | null } | Refusal> {
	const body = JSON.stringify(what);
	// Browsers refuse keepalive bodies of more than 64 kB when a page closes.
	const keepalive = document.visibilityState === 'hidden' && body.length < 60_000;
	const headers = { 'Content-Type': 'application/json' };
	const said = await ask('/api/unsaved', { method: 'POST', headers, body, keepalive });
	if (isRefusal(said)) return said;
	return 'at' in said ? { at: said.at ? String(said.at) : null } : { refusal: '' };
}

/** The item as it is saved now, a draft or published; null if the studio does not answer. */
export async function savedNow(address: string): Promise<Record<string, unknown> | null> {
	const said = await ask(`${address}?draft=true&depth=0`);
	return 'updatedAt' in said ? said : null;
}
