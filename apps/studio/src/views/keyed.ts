/** Keys for React from the rows' contents; equal rows get different keys. */
export function keyed<T>(rows: readonly T[], textOf: (row: T) => string = String): { key: string; row: T }[] {
	const known = new Map<string, number>();
	return rows.map((row) => {
		const text = textOf(row);
		const number = (known.get(text) ?? 0) + 1;
		known.set(text, number);
		return { key: `${number} ${text}`, row };
	});
}
