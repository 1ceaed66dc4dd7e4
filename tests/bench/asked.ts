/** One request of a load. */
export type Question = { method: string; path: string; headers: Record<string, string>; body?: string };

/** The same few over and over, or a new one each time, by its number. */
export type Asked = readonly Question[] | ((number: number) => Question);

export const page = (path: string): Question => ({ method: 'GET', path, headers: { 'accept-encoding': 'gzip' } });

export const call = (path: string, fields: object): Question => ({
	method: 'POST',
	path: `/apis/api${path}`,
	headers: { 'accept-encoding': 'gzip', 'content-type': 'application/json' },
	body: JSON.stringify(fields),
});

export const firstOf = (asked: Asked): Question => {
	const question = typeof asked === 'function' ? asked(0) : asked[0];
	if (!question) throw new Error('nothing is asked');
	return question;
};
