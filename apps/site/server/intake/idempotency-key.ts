/** What makes a repeat harmless. Of several, the first is kept; one that was seen before is enough for a repeat. */
export type IdempotencyKey = string | readonly string[] | undefined;

export const keysOf = (key: IdempotencyKey): readonly string[] => [key ?? []].flat();
