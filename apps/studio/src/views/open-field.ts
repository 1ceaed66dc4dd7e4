import type { ClientField } from 'payload';

const named = (fields: ClientField[], name: string): boolean =>
	fields.some((field) => {
		if (field.type === 'tabs') return field.tabs.some((tab) => named(tab.fields, name));
		if (field.type === 'row' || field.type === 'collapsible') return named(field.fields, name);
		return 'name' in field && field.name === name;
	});

/** Opens the tab of the field; the form shows one tab at a time. */
function openTab(fields: ClientField[], name: string): void {
	for (const field of fields) {
		if (field.type !== 'tabs') continue;
		const index = field.tabs.findIndex((tab) => named(tab.fields, name));
		document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')[index]?.click();
	}
}

/** `sections.2.buttons.0.label` is in the rows `sections-row-2` and `sections-2-buttons-row-0`. */
export const rowsOf = (path: string): string[] => {
	const steps = path.split('.');
	return steps.flatMap((step, at) => (/^\d+$/.test(step) ? [`${steps.slice(0, at).join('-')}-row-${step}`] : []));
};

export function openRow(id: string): void {
	const toggle = document.getElementById(id)?.querySelector<HTMLElement>('.collapsible__toggle');
	if (toggle?.classList.contains('collapsible__toggle--collapsed')) toggle.click();
}

const control = 'input:not([type=hidden]), textarea, select, [contenteditable=true], button';

/** The element of a field: found by its path, or by its label. */
function boxOf(path: string): HTMLElement | null {
	const id = `field-${path.replaceAll('.', '__')}`;
	const found = document.getElementById(id) ?? document.querySelector<HTMLElement>(`label[for="${CSS.escape(id)}"]`);
	return found?.closest<HTMLElement>('.field-type') ?? found;
}

/** The path of the field that contains an element. */
export function pathAt(element: Element): string | undefined {
	const box = element.closest('.field-type');
	const labelled = element.id.startsWith('field-')
		? element.id
		: box?.querySelector('label[for^="field-"]')?.getAttribute('for');
	const id = labelled ?? box?.id;
	return id?.startsWith('field-') ? id.slice('field-'.length).replaceAll('__', '.') : undefined;
}

/** Sent to the window when a link leads to a field in the language that is hidden. */
export const bothLanguagesWanted = 'studio-both-languages-wanted';

function showItsLanguage(box: HTMLElement): void {
	const one = box.closest('.studio-english, .studio-chinese');
	if (one && getComputedStyle(one).display === 'none') dispatchEvent(new Event(bothLanguagesWanted));
}

/** Prefers the text itself to its toolbar. */
function controlIn(box: HTMLElement): HTMLElement | undefined {
	const written = box.querySelectorAll<HTMLElement>('[contenteditable=true]');
	const controls = box.matches(control) ? [box] : [...written, ...box.querySelectorAll<HTMLElement>(control)];
	return controls.find((element) => element.checkVisibility());
}

const frame = () => new Promise((resolve) => setTimeout(resolve, 50));

/** Opens the tab and rows that hide a field, and focuses it. */
export async function openField(fields: ClientField[], path: string): Promise<void> {
	openTab(fields, path.split('.')[0] ?? '');
	for (const row of rowsOf(path)) {
		for (let tries = 0; tries < 20 && !document.getElementById(row); tries += 1) await frame();
		document.getElementById(row)?.scrollIntoView({ block: 'start' });
		openRow(row);
	}
	for (let tries = 0; tries < 40; tries += 1) {
		const box = boxOf(path);
		if (box) showItsLanguage(box);
		const element = box && controlIn(box);
		if (element) {
			box.scrollIntoView({ block: 'center' });
			return element.focus();
		}
		await frame();
	}
}
