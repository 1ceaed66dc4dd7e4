import type { CharacteristicKey, SpecificationKey } from '@site/contract/facts';
import type { Text } from '@site/contract/language';
import type { ReadingWords } from '@site/contract/reading-words';
import type { SymbolName } from '../label.ts';
import type { Companion, Container, Layer } from '../profile.ts';

type Heading =
	| 'intendedUse'
	| 'principle'
	| 'provided'
	| 'required'
	| 'warnings'
	| 'specimen'
	| 'procedure'
	| 'results'
	| 'control'
	| 'performance'
	| 'limitations'
	| 'notes'
	| 'storage'
	| 'care'
	| 'specifications'
	| 'symbols'
	| 'history'
	| 'manufacturer';

/** The section of a sentence; `before` is for the cards beside the instructions. */
export type Part =
	| 'principle'
	| 'required'
	| 'warnings'
	| 'specimen'
	| 'results'
	| 'control'
	| 'limitations'
	| 'care'
	| 'before';
export type Sentences = Partial<Record<Part, readonly string[]>>;

/** The headings of performance figures. */
type Measures = {
	characteristics: Record<CharacteristicKey, string>;
	agreement: Record<'target' | 'positive' | 'negative' | 'comparator', string>;
};

/** The fixed words of all papers, and those of all instructions. */
export type InstructionWords = Measures & {
	htmlLanguage: string;
	watermark: string;
	sample: string;
	title: string;
	reference: string;
	revision: string;
	from: (day: string) => string;
	/** Papers keep the address of their day when the company moves. */
	addressOfDay: string;
	page: (number: number, all: number) => string;
	inVitro: string;
	headings: Record<Heading, string>;
	specifications: Record<SpecificationKey, string>;
	/** All sentences, by their readers and purpose: instructions use those that apply to their product. */
	layers: Record<Layer, Sentences>;
	companions: Record<Companion, (names: readonly string[]) => string>;
	/** The colon after a heading within a line. */
	colon: string;
	fictitious: string;
	specimen: (specimen: string) => string;
	containers: Record<Container, string>;
	damaged: (container: string) => string;
	check: (container: string) => string;
	/** The site uses the same words for reading a result. */
	reading: ReadingWords;
	/** Plainer words for people at home. */
	lay: Measures & { note: string };
	panel: Record<'drug' | 'code' | 'cutoff', string>;
	storage: (range: string, life: string, container: string) => string;
	symbols: Record<SymbolName, string>;
	/** The line for a registration in China, with the agent there. */
	china: (number: string, agent: Required<Text>) => string;
};
