import type { Visit } from './visit.ts';

/** What every page knows: layout, language, navigation and the company's settings. */
export const shellData = ({ ask, language, layout, publicUrl }: Visit) => ({
	language,
	layout,
	publicUrl,
	navigation: ask.navigation(),
	settings: ask.settings(),
	year: new Date().getFullYear(),
});
export type ShellData = ReturnType<typeof shellData>;
