import type { Text } from '../language.ts';
import type { Snapshot } from '../snapshot.ts';

/** The lines of an EU declaration of conformity, besides the device and its class. */
export type Declaration = {
	deviceClass: string;
	place: string;
	signatory: string;
	/** The manufacturer's number in EUDAMED. */
	srn: string;
	basicUdiDi: string;
	/** The authorised representative in the Union, with the address. */
	representative: string;
	/** The name and number of the notified body; empty for class A. */
	notifiedBody: string;
	/** The annex of the regulation by which it assessed the device; empty for class A. */
	procedure: string;
	/** Standards besides those of every declaration. */
	standards: readonly string[];
};

/** The printed facts of a paper that is made from data; uploaded files are not checked. */
export type PrintedPaper = {
	name: string;
	/** The printed date. */
	on: string;
	address?: readonly string[];
	/** The registration it concerns, with the day of the decision as printed. */
	registration?: { id: number; on: string };
	declaration?: Declaration;
	/** The catalogue numbers of the products that it says to use with its own. */
	names?: readonly string[];
	/** Instructions: the product, and the catalogue numbers of the packs that they cover. */
	covers?: { productId: number; references: readonly string[] };
	/** A certificate of the quality management: the day of its first issue. */
	certifiedSince?: string;
	/** Instructions of a product that China registered: the number and the agent in China, as printed. */
	china?: { number: string; agent: string };
	/** A letter to customers: its document, and its lots with their dates. */
	letter?: { id: number; lots: readonly { lot: string; printed: string; extended: string }[] };
};

/** The company's addresses, each from its first day on, newest last. */
export type FormerAddress = { from: string; lines: readonly string[] };

/** The data that the rules compare. */
export type ContentRecord = {
	snapshot: Snapshot;
	papers: readonly PrintedPaper[];
	addresses: readonly FormerAddress[];
};

/** A rule of content: its sentence is for staff, and each contradiction names the place. */
export type ContentRule = {
	name: string;
	sentence: Required<Text>;
	find: (record: ContentRecord) => string[];
};
