/** `Object.entries` with the table's own names as keys. */
export const entries = <Name extends string, Value>(table: Record<Name, Value>) =>
	Object.entries(table) as [Name, Value][];
