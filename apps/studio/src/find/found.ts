/** One line of the search. */
export interface Found {
	title: string;
	/** The kind of item, or where it is. */
	hint: string;
	href: string;
}

export interface FoundGroup {
	name: string;
	found: Found[];
}
