/** What a product's instructions say of it in Spanish, part by part as its English data has it. */
export type SpanishFacts = {
	title: string;
	intendedUse: string;
	procedure: readonly string[];
	/** What is in the box; how many is in the product's own data. */
	kit: readonly string[];
	note: { title: string; text: string };
	/** The names of the lines, in the order of the result guide. */
	lines?: readonly string[];
	/** What its result guide says of its outcomes, its pads and their times, in its order. */
	outcomes?: readonly { title?: string; next?: string }[];
	pads?: readonly { name: string; fields: readonly string[] }[];
	times?: readonly string[];
	/** The names of what the agreement figures are about. */
	targets?: readonly string[];
	/** What its data says of its limits and of what disturbs it, in its order. */
	characteristics?: readonly string[];
	/** The names of the drugs of a panel. */
	panel?: readonly string[];
};
