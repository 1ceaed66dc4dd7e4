import type { QueryField } from '../client/query.ts';
import { useShell } from '../client/use-shell.ts';
import { languageField } from '../language-address.ts';

/** The rest of a view for a form that sends one part of it: without scripting the address says it all the same. */
export function HiddenFields({ fields = [] }: { fields?: readonly QueryField[] }) {
	const { language } = useShell();
	const all: readonly QueryField[] = language === 'en' ? fields : [...fields, [languageField, language]];
	return all.map(([name, value]) => <input key={name + value} type="hidden" name={name} value={value} />);
}
