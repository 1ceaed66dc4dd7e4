const isTyped = (control: Element) =>
	(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
	(control.value !== control.defaultValue || ('checked' in control && control.checked !== control.defaultChecked));

/**
 * Whether there may be input to keep: from an earlier visit to this page, from the other language, or from before the
 * scripts loaded.
 */
export const mayBeTyped = (form: HTMLFormElement): boolean =>
	Boolean(window.name || history.state?.forms?.[form.id]) ||
	form.contains(document.activeElement) ||
	[...form.elements].some(isTyped);
