import type { SpecificationKey } from '@site/contract/specifications';
import type { Reading } from '../reading.ts';

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
	| 'storage'
	| 'specifications'
	| 'symbols'
	| 'manufacturer';

type ResultWord =
	| 'positive'
	| 'negative'
	| 'invalid'
	| 'withTestLine'
	| 'withoutTestLine'
	| 'controlMeaning'
	| 'compareMeaning'
	| 'invalidMeaning'
	| 'value'
	| 'color'
	| 'control';

export type SymbolName = 'ivd' | 'ref' | 'once' | 'temperature' | 'read' | 'maker';

/** What every paper says of itself, and what instructions say of every product. */
export type InstructionWords = {
	htmlLanguage: string;
	watermark: string;
	sample: string;
	/** Where the product's own words are not to be had in the language of the paper. */
	bodyInEnglish: string | null;
	title: string;
	reference: string;
	revision: string;
	page: (number: number, all: number) => string;
	inVitro: string;
	headings: Record<Heading, string>;
	specifications: Record<SpecificationKey, string>;
	principles: Record<Reading, string>;
	required: string[];
	warnings: string[];
	specimen: (specimen: string) => string;
	readAt: (time: string) => string;
	results: Record<ResultWord, string> & Record<'linesAt' | 'noLineAt', (mark: string) => string>;
	control: string;
	limitations: string[];
	agreement: Record<'target' | 'positive' | 'negative', string>;
	panel: Record<'drug' | 'code' | 'cutoff', string>;
	storage: (range: string, life: string) => string;
	symbols: Record<SymbolName, string>;
};
