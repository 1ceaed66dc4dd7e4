export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isControl = (element: Element): element is Control =>
	element instanceof HTMLTextAreaElement ||
	element instanceof HTMLSelectElement ||
	(element instanceof HTMLInputElement && element.type !== 'hidden' && element.type !== 'file');

export const isTicked = (control: Control): control is HTMLInputElement =>
	control.type === 'checkbox' || control.type === 'radio';

const defaultOf = (control: Control) =>
	control instanceof HTMLSelectElement
		? [...control.options].find(({ defaultSelected }) => defaultSelected)?.value || ''
		: control.defaultValue;

export const isChanged = (control: Control) =>
	isTicked(control) ? control.checked !== control.defaultChecked : control.value !== defaultOf(control);

/**
 * Whether there may be input to keep: from an earlier visit to this page, from the other language, or from before the
 * scripts loaded.
 */
export const mayBeTyped = (form: HTMLFormElement): boolean =>
	Boolean(window.name || history.state?.forms?.[form.id]) ||
	form.contains(document.activeElement) ||
	[...form.elements].some((element) => isControl(element) && isChanged(element));
