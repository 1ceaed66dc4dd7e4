/** The values of a failed statement, which drivers append to the message. */
const values = /\nparams: [\s\S]*/;

/** Properties in which PostgreSQL and its driver put values, such as conflicting rows. */
const valued = ['params', 'parameters', 'detail', 'where', 'hint'];

const cleanText = (text: string) => text.replace(values, '');

/** An error that may be logged: with the statement, without the values, which visitors and staff wrote. */
function cleanError(error: Error, depth = 5): Error {
	const { cause } = error;
	const message = cleanText(error.message);
	const copy = new Error(message);
	for (const [key, value] of Object.entries(error)) if (!valued.includes(key)) Object.assign(copy, { [key]: value });
	copy.name = error.name;
	copy.stack = (error.stack ?? '').replace(error.message, () => message);
	if (cause !== undefined)
		copy.cause = cause instanceof Error && depth > 0 ? cleanError(cause, depth - 1) : String(cause);
	return copy;
}

/** Cleans anything that is passed to a log. */
export function withoutValues(logged: unknown): unknown {
	if (typeof logged === 'string') return cleanText(logged);
	if (logged instanceof Error) return cleanError(logged);
	if (typeof logged !== 'object' || logged === null) return logged;
	const isTold = (value: unknown) => value instanceof Error || typeof value === 'string';
	if (!Object.values(logged).some(isTold)) return logged;
	const entries = Object.entries(logged).map(([key, value]) => [key, isTold(value) ? withoutValues(value) : value]);
	return Object.fromEntries(entries);
}
