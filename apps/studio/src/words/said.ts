/** A text for staff in both languages of the studio; the shape that Payload accepts for labels. */
export type Said = { en: string; zh: string };

/** Texts in the reader's language: `say('Show', '显示')`, or from a label in both languages. */
export interface Say {
	(en: string, zh: string): string;
	(said: Said): string;
}

const isChinese = (language: string) => /^zh\b/i.test(language);

export const sayIn =
	(language: string): Say =>
	(first: string | Said, zh?: string): string => {
		const said = typeof first === 'string' ? { en: first, zh: zh ?? first } : first;
		return isChinese(language) ? said.zh : said.en;
	};

export const inEnglish = sayIn('en');

/** In the language of the request's user; background work of the studio uses English. */
export const sayTo = ({ i18n }: { i18n?: { language: string } }): Say => sayIn(i18n?.language ?? 'en');

const isSaid = (value: unknown): value is Said =>
	typeof value === 'object' && value !== null && 'en' in value && 'zh' in value;

/** A label from the configuration; without one, the technical name. */
export const labelOf = (label: unknown, otherwise: string, say: Say = inEnglish): string =>
	isSaid(label) ? say(label) : typeof label === 'string' && label ? label : otherwise;

/** The label of a field in the form. */
export const fieldLabel = (field: { name: string }, say?: Say): string =>
	labelOf('label' in field ? field.label : undefined, field.name, say);

/** The label of the Chinese text beside the English one. */
export const chineseOf = ({ en, zh }: Said): Said => ({ en: `${en} (Chinese)`, zh: `${zh}（中文）` });

/** The options of a choice with their labels. */
export const choicesOf = <T extends string>(names: Readonly<Record<T, Said>>): { value: T; label: Said }[] =>
	(Object.keys(names) as T[]).map((value) => ({ value, label: names[value] }));

/** A proper name, the same in both languages. */
export const asNamed = (name: string): Said => ({ en: name, zh: name });
