import { languageField } from '../addresses/language-address.ts';
import type { QueryField } from '../addresses/query.ts';
import { useShell } from '../client/use-shell.ts';

/** The other query parameters of a view, for a form that changes one of them without scripting. */
export function HiddenFields({ fields = [] }: { fields?: readonly QueryField[] }) {
	const { language } = useShell();
	const all: readonly QueryField[] = language === 'en' ? fields : [...fields, [languageField, language]];
	return all.map(([name, value]) => <input key={name + value} type="hidden" name={name} value={value} />);
}
