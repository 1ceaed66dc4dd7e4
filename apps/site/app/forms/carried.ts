import type { StoredFile } from './form-plan.ts';

/** Names the page that it is meant for: no other is given what was typed. */
const destination = 'to';
const fileName = 'file-name';
const fileAddress = 'file';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: Element): element is Control =>
	element instanceof HTMLTextAreaElement ||
	element instanceof HTMLSelectElement ||
	(element instanceof HTMLInputElement && element.type !== 'hidden' && element.type !== 'file');

const isTicked = (control: Control): control is HTMLInputElement =>
	control.type === 'checkbox' || control.type === 'radio';

const keyOf = (form: HTMLFormElement, name: string) => `${form.id} ${name}`;

/** The window's name outlives a page; session storage has keys of its own (D5). */
function keptFor(address: string) {
	const kept = new URLSearchParams(window.name);
	return kept.get(destination) === address ? kept : new URLSearchParams({ [destination]: address });
}

function forget(kept: URLSearchParams, form: HTMLFormElement) {
	for (const key of [...kept.keys()]) if (key.startsWith(keyOf(form, ''))) kept.delete(key);
}

/** What is typed goes along when the visitor asks for the page in the other language. */
export function carryOver(form: HTMLFormElement, fileNow: () => StoredFile | undefined) {
	document.addEventListener('click', ({ target }) => {
		const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
		if (!link || !form.isConnected) return;
		const kept = keptFor(link.href);
		const keep = (name: string, value = '') => value && kept.set(keyOf(form, name), value);
		forget(kept, form);
		for (const control of form.elements) {
			if (isControl(control) && (!isTicked(control) || control.checked)) keep(control.name, control.value);
		}
		keep(fileName, fileNow()?.name);
		keep(fileAddress, fileNow()?.url);
		window.name = kept.toString();
	});
}

/** Fills in what was typed in the other language, once; what is typed meanwhile stays. */
export function bringBack(form: HTMLFormElement, bringFile: (file: StoredFile) => void) {
	const kept = keptFor(location.href);
	const keptOf = (name: string) => kept.get(keyOf(form, name)) ?? '';
	for (const control of form.elements) {
		const value = isControl(control) && keptOf(control.name);
		if (!value) continue;
		if (isTicked(control)) control.checked ||= control.value === value;
		else control.value ||= value;
		// On phones the form of the footer is folded.
		form.closest('details')?.setAttribute('open', '');
	}
	if (keptOf(fileAddress)) bringFile({ name: keptOf(fileName), url: keptOf(fileAddress) });
	forget(kept, form);
	if (window.name) window.name = kept.size > 1 ? kept.toString() : '';
}
