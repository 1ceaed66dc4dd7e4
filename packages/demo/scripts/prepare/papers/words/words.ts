import type { CharacteristicKey } from '@site/contract/characteristics';
import type { ReadingWords } from '@site/contract/reading-words';
import type { SpecificationKey } from '@site/contract/specifications';
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

/** Where a sentence belongs; `before` is for the cards beside the instructions. */
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

/** What every paper says of itself, and what instructions say of every product. */
export type InstructionWords = {
	htmlLanguage: string;
	watermark: string;
	sample: string;
	title: string;
	reference: string;
	revision: string;
	from: (day: string) => string;
	page: (number: number, all: number) => string;
	inVitro: string;
	headings: Record<Heading, string>;
	specifications: Record<SpecificationKey, string>;
	/** All sentences, by whom and what they are for: instructions take those of their product. */
	layers: Record<Layer, Sentences>;
	companions: Record<Companion, (names: readonly string[]) => string>;
	/** After a heading within a line. */
	colon: string;
	fictitious: string;
	specimen: (specimen: string) => string;
	containers: Record<Container, string>;
	damaged: (container: string) => string;
	check: (container: string) => string;
	/** What reading a result says is the same on the site. */
	reading: ReadingWords;
	characteristics: Record<CharacteristicKey, string>;
	agreement: Record<'target' | 'positive' | 'negative' | 'comparator', string>;
	panel: Record<'drug' | 'code' | 'cutoff', string>;
	storage: (range: string, life: string, container: string) => string;
	symbols: Record<SymbolName, string>;
	/** A registration in China. */
	china: (number: string) => string;
};
