type Asked = { [name: string]: string | string[] | undefined } | undefined;

/** The query of an address; for a repeated name, the first value. */
export function queryOf(asked: Asked): URLSearchParams {
	const query = new URLSearchParams();
	for (const [name, value] of Object.entries(asked ?? {})) {
		const first = Array.isArray(value) ? value[0] : value;
		if (first) query.set(name, first);
	}
	return query;
}
