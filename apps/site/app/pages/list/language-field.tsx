import { languageField } from '../../addresses/language-address.ts';
import { useShell } from '../../client/use-shell.ts';

/**
 * A hidden field, so that the page after the form is in the same language. Not `HiddenFields`: it is in a file of
 * scripts that this page does not load.
 */
export function LanguageField() {
	const { language } = useShell();
	return language === 'en' ? null : <input type="hidden" name={languageField} value={language} />;
}
