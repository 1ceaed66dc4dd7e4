import { sentView } from './forms/sent-view.ts';
import { messagesIn } from './messages/dictionary.ts';
import { withoutPanels } from './shell/navigation-address.ts';
import type { Visit } from './visit.ts';

/** What every page knows: layout, language, navigation and the company's settings. */
export const shellData = ({ ask, language, layout, publicUrl, sentForm, served }: Visit) => ({
	language,
	layout,
	publicUrl,
	navigation: served ? withoutPanels(ask.navigation(), served) : ask.navigation(),
	settings: ask.settings(),
	documents: ask.documentAddresses(),
	/** Left out where there is none: it would be a line in every page. */
	...(sentForm && { sentForm: sentView(sentForm, { layout, messages: messagesIn(language) }) }),
	/** A studio of before there was a statement may not have it yet. */
	...(ask.page('accessibility') && { hasAccessibilityStatement: true }),
	year: new Date().getFullYear(),
});
export type ShellData = ReturnType<typeof shellData>;
