/** Scrolls a field of the form into view and puts the keyboard there. */
export function showField(path: string): void {
	const field = document.getElementById(`field-${path.replaceAll('.', '__')}`);
	field?.scrollIntoView({ block: 'center' });
	field?.focus();
}
