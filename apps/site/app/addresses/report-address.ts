/** The address of the form for reporting a problem, filled in with the known product or box. */
export const reportAddress = (known: { product?: string; gtin?: string; lot?: string; expires?: string }) =>
	`/report?${new URLSearchParams(Object.entries(known).filter(([, value]) => value !== ''))}`;
