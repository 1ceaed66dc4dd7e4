import { languageField } from '../../addresses/language-address.ts';
import { useShell } from '../../client/use-shell.ts';

/** Keeps the language of the page in what a form leads to. */
export function LanguageField() {
	const { language } = useShell();
	return language === 'en' ? null : <input type="hidden" name={languageField} value={language} />;
}
