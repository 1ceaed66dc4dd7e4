/** The address at which staff read a message. */
export const messageAddress = (reference: string, query = ''): string =>
	`/admin/desk/${encodeURIComponent(reference)}${query && `?${query}`}`;
