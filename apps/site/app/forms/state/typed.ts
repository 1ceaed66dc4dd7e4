import { keepInEntry } from '../../client/memory/history-entry.ts';
import type { StoredFile } from './form-plan.ts';
import { type Control, isChanged, isControl, isTicked } from './may-be-typed.ts';

/** The unsaved input in the forms of a page, by the id of the form and the name of the element. */
type Typed = Readonly<Record<string, string>>;
type TypedForms = Readonly<Record<string, Typed>>;

/** Checkboxes share a name, so their value is part of the key. */
const keyOf = (control: Control) => (control.type === 'checkbox' ? `${control.name}=${control.value}` : control.name);

/** An emptied field and an unticked checkbox are stored as empty text. */
function typedIn(form: HTMLFormElement): Typed {
	const typed: Record<string, string> = {};
	for (const control of form.elements) {
		if (!isControl(control)) continue;
		const isOff = isTicked(control) && !control.checked;
		// Of a radio group, store only the chosen button.
		if (isOff && control.type === 'radio') continue;
		const value = isOff ? '' : control.value;
		if (value || isChanged(control)) typed[keyOf(control)] = value;
	}
	return typed;
}

/** Fills in untouched fields only: newer input stays. */
function fillIn(form: HTMLFormElement, typed: Typed) {
	for (const control of form.elements) {
		const value = isControl(control) ? typed[keyOf(control)] : undefined;
		if (!isControl(control) || value === undefined || isChanged(control)) continue;
		if (isTicked(control)) control.checked = control.value === value;
		else control.value = value;
		// On phones the form of the footer is collapsed.
		if (value) form.closest('details')?.setAttribute('open', '');
	}
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null;
const textsIn = (value: unknown): Typed =>
	isRecord(value)
		? Object.fromEntries(
				Object.entries(value).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
			)
		: {};
const formsIn = (value: unknown): TypedForms =>
	isRecord(value) ? Object.fromEntries(Object.entries(value).map(([id, typed]) => [id, textsIn(typed)])) : {};

/**
 * Stored in the history entry, so that it survives a reload and going back (FORM-22); session storage holds only the
 * specification's keys (D5). The map covers visitors who leave before the entry is written.
 */
const entryNow = () => String(history.state?.key ?? 'default');
const entries = new Map<string, TypedForms>();
const keptNow = (): TypedForms => entries.get(entryNow()) ?? formsIn(history.state?.forms);

type FileOfForm = { now: () => StoredFile | undefined; bring: (file: StoredFile) => void };

/** The forms that the visitor has used, until they are removed from the page. */
const live = new Map<HTMLFormElement, FileOfForm>();

function noteDown(): TypedForms {
	const forms: Record<string, Typed> = { ...keptNow() };
	for (const form of live.keys()) {
		if (!form.isConnected) {
			live.delete(form);
			continue;
		}
		delete forms[form.id];
		const typed = typedIn(form);
		if (Object.values(typed).some(Boolean)) forms[form.id] = typed;
	}
	entries.set(entryNow(), forms);
	return forms;
}

function write() {
	const forms = noteDown();
	if (JSON.stringify(forms) === JSON.stringify(formsIn(history.state?.forms))) return;
	keepInEntry({ forms });
}

const writePause = 500;
let isAwaited = false;

function writeLater() {
	noteDown();
	const entry = entryNow();
	if (isAwaited) return;
	isAwaited = true;
	// On a reload the entry must be written before `pagehide`. Listening only while a write is pending keeps the page
	// eligible for the back/forward cache.
	addEventListener('beforeunload', write);
	setTimeout(() => {
		isAwaited = false;
		removeEventListener('beforeunload', write);
		if (entryNow() === entry) write();
	}, writePause);
}

/**
 * `window.name` survives a full page load: it carries the input to the same page in the other language, and nowhere
 * else.
 */
function carryTo(address: string) {
	const files = [...live].flatMap(([form, file]) => {
		const { name, url } = file.now() ?? {};
		return url ? [[form.id, { name, url }]] : [];
	});
	window.name = JSON.stringify({ to: address, forms: noteDown(), files: Object.fromEntries(files) });
}

let broughtFiles: TypedForms = {};

function takeWhatWasCarried() {
	const carried = window.name;
	window.name = '';
	try {
		const { to, forms, files } = JSON.parse(carried);
		if (to !== location.href) return;
		entries.set(entryNow(), { ...keptNow(), ...formsIn(forms) });
		broughtFiles = formsIn(files);
	} catch {
		// The window name was set by another site.
	}
}

/** Restores the input of a form and keeps it stored from now on, including input from before the scripts loaded. */
export function keepTyped(form: HTMLFormElement, file: FileOfForm) {
	if (window.name) takeWhatWasCarried();
	fillIn(form, keptNow()[form.id] ?? {});
	const { name, url } = broughtFiles[form.id] ?? {};
	if (name && url) file.bring({ name, url });
	live.set(form, file);
	writeLater();
}

/** Call this after a form was sent and emptied. */
export const forgetTyped = write;

if (typeof window !== 'undefined') {
	document.addEventListener('input', () => live.size > 0 && writeLater());
	document.addEventListener('focusout', () => live.size > 0 && write());
	addEventListener('pagehide', write);
	document.addEventListener(
		'click',
		({ target }) => {
			const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
			if (link) carryTo(link.href);
			else if (live.size > 0) write();
		},
		{ capture: true },
	);
}
