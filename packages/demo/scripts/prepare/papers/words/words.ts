import type { ReadingWords } from '@site/contract/reading-words';
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
	| 'history'
	| 'manufacturer';

export type SymbolName = 'ivd' | 'ref' | 'once' | 'temperature' | 'read' | 'maker';

/** What people at home are told is not what staff are told. */
export type UsedBy<T> = { staff: T; home: T };

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
	principles: Record<Reading, string>;
	required: UsedBy<string[]>;
	warnings: UsedBy<string[]>;
	specimen: (specimen: string) => string;
	readAt: (time: string) => string;
	/** What reading a result says is the same on the site. */
	reading: ReadingWords;
	/** Of what is no test itself. */
	controlResult: string;
	control: UsedBy<string>;
	limitations: string[];
	agreement: Record<'target' | 'positive' | 'negative' | 'comparator', string>;
	panel: Record<'drug' | 'code' | 'cutoff', string>;
	storage: (range: string, life: string) => string;
	symbols: Record<SymbolName, string>;
};
