/** The control of a field, and how its value is read. */
export type FieldKind =
	/** One line. */
	| 'text'
	/** Several lines. */
	| 'prose'
	/** One option of a dropdown menu. */
	| 'choice'
	/** A dropdown menu of countries, ISO 3166 in two letters. */
	| 'country'
	/** Checkboxes: the ticked values, separated by commas. */
	| 'many'
	/** Yes or no; may be left unanswered. */
	| 'answer'
	/** Entered as a day; epoch milliseconds on the wire and afterwards. */
	| 'date'
	/** The id of an upload that this site took. */
	| 'file'
	/** The number of copies of a document. */
	| 'copies'
	/** An e-mail address that gets a message at once. */
	| 'address'
	/** The number of a laboratory in the United States. */
	| 'clia';

export interface Field {
	/** Default: `text`. */
	kind?: FieldKind;
	/**
	 * `without lines`: required unless the visitor sends a list. `with`: required with that answer to another field.
	 */
	required?: true | 'without lines' | { with: string; is: string };
	/** The accepted values; anything else counts as empty. */
	choices?: readonly string[];
	/** Sent along without a control. */
	fixed?: true;
	/** The value if the visitor gave none. */
	usual?: string;
}

export interface Form {
	kind: string;
	/** The path of its call, below the base of the wire. */
	call: string;
	/** In the order of the form. */
	fields: Readonly<Record<string, Field>>;
	/** Sent with the lines of a list; `checked`: a wrong quantity is refused. */
	lines?: 'taken' | 'checked';
	/** It must name an item of one of these kinds. */
	about?: readonly string[];
	/** Sent with several items. */
	items?: true;
	/** Several missing fields are named in one sentence, which the page shows above the form. */
	says?: 'together';
	/** Ends with a checkbox that is not sent. */
	acceptance?: true;
	/** On phones all of these have to be empty before the summary shows, and not all required ones (FORM-12). */
	summaryOnPhones?: readonly string[];
}

/** A form: everything else about its fields follows from this. */
export const form = <const F extends Form>(defined: F): F => defined;

export type FieldOf<F extends Form> = keyof F['fields'] & string;

export const yesNo = ['yes', 'no', 'unanswered'] as const;

type Unchosen<F> = F extends { required: true } ? never : '';
type ValueOf<F extends Field> = F extends { choices: readonly (infer Choice)[] }
	? Choice | Unchosen<F>
	: F extends { kind: 'answer' }
		? (typeof yesNo)[number]
		: F extends { kind: 'date' | 'copies' }
			? number
			: string;
/** The stored values of a form. */
export type ValuesOf<F extends Form> = { -readonly [Name in FieldOf<F>]: ValueOf<F['fields'][Name]> };

/** Values sent beside the fields of a form; a page also sends its acceptance and its own address. */
export const besideFields = ['language', 'item', 'items', 'lines', 'meeting', 'honeypot'] as const;
export type BesideField = (typeof besideFields)[number] | 'acceptance' | 'page';

/** Names on the wire and of elements that differ from the code's names in snake case. */
const renamed = {
	jobTitle: 'title',
	phone: 'phone_number',
	message: 'content',
	workAuthorization: 'is_zhengming',
	references: 'is_word',
	job: 'careers',
	honeypot: 'website',
} as const;

type Snake<S extends string> = S extends `${infer First}${infer Rest}`
	? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
	: S;
/** The name of a field on the wire. */
export type WireName<Name extends string> = Name extends keyof typeof renamed ? (typeof renamed)[Name] : Snake<Name>;

const isRenamed = (name: string): name is keyof typeof renamed => Object.hasOwn(renamed, name);

export const wireName = (name: string): string =>
	isRenamed(name) ? renamed[name] : name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export type NamedField = Field & { name: string };

/** The fields of a form, each with its name. */
export const fieldsOf = ({ fields }: Form): NamedField[] =>
	Object.entries(fields).map(([name, field]) => ({ name, ...field }));

/** Dropdown menus have a different message for a missing value. */
export const isMenu = ({ kind }: Field): boolean => kind === 'choice' || kind === 'country';
