/** Empties what a visitor can fill in. A reset would bring back what the server had filled in after an earlier try. */
export function emptyOut(form: HTMLFormElement) {
	for (const control of form.elements) {
		if (control instanceof HTMLSelectElement) control.selectedIndex = 0;
		else if (control instanceof HTMLTextAreaElement) control.value = '';
		else if (control instanceof HTMLInputElement) emptyInput(control);
	}
}

function emptyInput(input: HTMLInputElement) {
	if (input.type === 'checkbox' || input.type === 'radio') input.checked = false;
	else if (input.type !== 'hidden') input.value = '';
}
