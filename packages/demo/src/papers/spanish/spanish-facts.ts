/** A product's instructions in Spanish, in the same parts as its English data. */
export type SpanishFacts = {
	title: string;
	intendedUse: string;
	procedure: readonly string[];
	/** The contents of the box; the quantities are in the product's data. */
	kit: readonly string[];
	note: { title: string; text: string };
	/** The names of the lines, in the order of the result guide. */
	lines?: readonly string[];
	/** The texts of its result guide for outcomes, pads and their times, in its order. */
	outcomes?: readonly { title?: string; next?: string }[];
	pads?: readonly { name: string; fields: readonly string[] }[];
	times?: readonly string[];
	/** The names of the targets of the agreement figures. */
	targets?: readonly string[];
	/** The texts of its limits and interferences, in the order of its data. */
	characteristics?: readonly string[];
	/** The names of the drugs of a panel. */
	panel?: readonly string[];
};
