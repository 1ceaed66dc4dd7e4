/** Makes a repeated request harmless. Of several keys the first is stored, and any known key marks a repeat. */
export type IdempotencyKey = string | readonly string[] | undefined;

export const keysOf = (key: IdempotencyKey): readonly string[] => [key ?? []].flat();
