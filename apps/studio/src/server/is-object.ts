/** Something with names and values, as JSON has it: neither a list nor nothing. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
