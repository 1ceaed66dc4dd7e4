/** A positive whole number, or null. */
export const positive = (text: string | null): number | null => {
	const number = Number(text);
	return Number.isSafeInteger(number) && number > 0 ? number : null;
};

/** The numbers of a field that may contain several joined with commas, may occur several times, or both. */
export const positives = (values: URLSearchParams, name: string): number[] => {
	const parts = values.getAll(name).flatMap((list) => list.split(','));
	return [...new Set(parts.flatMap((part) => positive(part) ?? []))];
};

export type QueryField = [name: string, value: string];

/** Commas are left unescaped, to keep the address readable. */
export const queryOf = (fields: readonly QueryField[]): string => {
	const parts = fields.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`);
	return parts.length > 0 ? `?${parts.join('&')}` : '';
};
