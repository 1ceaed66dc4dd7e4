/** The form for reporting a problem, filled in with what is known of the product or box. Few pages need it. */
export const reportAddress = (known: { product?: string; gtin?: string; lot?: string; expires?: string }) =>
	`/report?${new URLSearchParams(Object.entries(known).filter(([, value]) => value !== ''))}`;
