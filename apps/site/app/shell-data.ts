import { sentView } from './forms/outcome/sent-view.ts';
import { messagesIn } from './messages/dictionary.ts';
import { withoutPanels } from './shell/navigation-address.ts';
import type { Visit } from './visit.ts';

/** Data for every page: layout, language, navigation and the company's settings. */
export const shellData = ({ ask, language, layout, publicUrl, sentForm, served }: Visit) => ({
	language,
	layout,
	publicUrl,
	navigation: served ? withoutPanels(ask.navigation(), served) : ask.navigation(),
	settings: ask.settings(),
	documents: ask.documentAddresses(),
	/** Omitted if there is none, to save bytes in every page. */
	...sentFormData(sentForm, layout, language),
	/** An older studio may not have this page yet. */
	...(ask.page('accessibility') && { hasAccessibilityStatement: true }),
	year: new Date().getFullYear(),
});

/** A report has its own page, which shows the input again. */
function sentFormData(sentForm: Visit['sentForm'], layout: Visit['layout'], language: Visit['language']) {
	if (!sentForm) return {};
	const { kind, ...sent } = sentForm;
	return kind === 'report' ? {} : { sentForm: sentView({ ...sent, kind }, { layout, words: messagesIn(language) }) };
}

export type ShellData = ReturnType<typeof shellData>;
