/**
 * The functions that Payload's pages call. Payload looks the name up in a plain object, which also has `constructor`
 * and the like.
 */
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

/** The argument comes from the client, so its type cannot be trusted. */
export const isServerFunction = (call: unknown): boolean =>
	typeof call === 'object' && call !== null && 'name' in call && known.includes(call.name);
