export type KnownProblem = {
	product?: string;
	gtin?: string;
	lot?: string;
	expires?: string;
	/** The notice under which an exchange is asked for. */
	notice?: string;
};

/** The address of the form for reporting a problem, filled in with what is known. */
export const reportAddress = (known: KnownProblem) =>
	`/report?${new URLSearchParams(Object.entries(known).filter(([, value]) => value !== ''))}`;
