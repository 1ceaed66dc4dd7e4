import type { Text } from '../language.ts';
import type { Snapshot } from '../snapshot.ts';

/** What an EU declaration of conformity prints besides the device and its class. */
export type Declaration = {
	deviceClass: string;
	place: string;
	signatory: string;
	/** Of the manufacturer, from EUDAMED. */
	srn: string;
	basicUdiDi: string;
	/** The authorised representative in the Union, with the address. */
	representative: string;
	/** With its number; empty for class A. */
	notifiedBody: string;
};

/** What a paper prints, as far as it is data: files that staff upload say nothing here. */
export type PrintedPaper = {
	name: string;
	/** The day that it bears. */
	on: string;
	address?: readonly string[];
	/** The registration that it is about, with the day on which the paper says that this was decided. */
	registration?: { id: number; on: string };
	declaration?: Declaration;
	/** A letter to customers: the document that it is, and its lots with their dates. */
	letter?: { id: number; lots: readonly { lot: string; printed: string; extended: string }[] };
};

/** Where the company was from a day on, newest last. */
export type FormerAddress = { from: string; lines: readonly string[] };

/** All that the rules compare. */
export type ContentRecord = {
	snapshot: Snapshot;
	papers: readonly PrintedPaper[];
	addresses: readonly FormerAddress[];
};

/** A rule of content: its sentence is for staff, and each contradiction says where it is broken. */
export type ContentRule = {
	name: string;
	sentence: Required<Text>;
	find: (record: ContentRecord) => string[];
};
