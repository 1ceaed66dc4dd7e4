import type { Language } from '@site/contract/language';
import type { FlattenedField } from 'payload';
import { chineseChoices, chineseWords } from './chinese-words.ts';

const spaced = (name: string) =>
	name.replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Fields and their choices as the forms of the studio name them, for files that people read in their language. */
export function fieldWords(fields: readonly FlattenedField[], language: Language = 'en') {
	const known = new Map(fields.map((field) => [field.name, field]));
	const said = (words: Readonly<Record<string, string>>, english: string) =>
		language === 'cn' ? (words[english] ?? english) : english;
	return {
		name: (name: string): string => {
			const field = known.get(name);
			const label = field && 'label' in field ? field.label : undefined;
			const english = typeof label === 'string' ? label : capital(spaced(name));
			// Of an address, or of a report: one word in English, two in Chinese.
			const isChosen = english === 'State' && field?.type === 'select' && language === 'cn';
			return said(chineseWords, isChosen ? 'State of the report' : english);
		},
		/** A choice as its label; anything else as it is. */
		value: (name: string, value: unknown): unknown => {
			const field = known.get(name);
			if (field?.type === 'checkbox') return said(chineseChoices, value ? 'yes' : 'no');
			if (field?.type !== 'select') return value;
			const option = field.options.find((each) => typeof each !== 'string' && each.value === value);
			return typeof option === 'object' && typeof option.label === 'string'
				? said(chineseChoices, option.label)
				: value;
		},
	};
}
