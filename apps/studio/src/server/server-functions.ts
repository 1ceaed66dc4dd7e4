/** What Payload's own pages call. It looks a name up in a plain object, where `constructor` and its kind are found too. */
const known: readonly unknown[] = [
	'copy-data-from-locale',
	'form-state',
	'get-default-layout',
	'get-folder-results-component-and-data',
	'get-upcoming-scheduled-publish',
	'render-document',
	'render-document-slots',
	'render-field',
	'render-list',
	'render-widget',
	'schedule-publish',
	'slugify',
	'table-state',
];

/** What is called comes from outside, whatever its type says. */
export const isServerFunction = (call: unknown): boolean =>
	typeof call === 'object' && call !== null && 'name' in call && known.includes(call.name);
