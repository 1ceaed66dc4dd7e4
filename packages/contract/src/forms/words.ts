import type { Language } from '../language.ts';
import type { FieldOf, Form } from './form.ts';

type ForVisitors = Readonly<Record<Language, string>>;

/** The name of a field for staff, in both languages of the studio. Pages load none of this. */
export interface FieldWords {
	en: string;
	zh: string;
	/** Its label in the e-mail to staff, if not `en`; `''`: no label, `false`: not in the e-mail. */
	mail?: string | false;
	/** The names of its choices, for staff and in e-mails. */
	choices?: Readonly<Record<string, ForVisitors>>;
	/** The label of the visitor's choice in the confirmation to them. */
	told?: ForVisitors;
	/** Fills the placeholder of this name in replies, if no item of that kind does. */
	fills?: string;
	/** Left out of the search for messages. */
	unsought?: true;
}

export type WordsOf<F extends Form> = Readonly<Record<FieldOf<F>, FieldWords>>;
