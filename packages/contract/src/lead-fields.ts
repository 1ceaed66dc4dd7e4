/** What the lead forms ask beside name and address, by the names that travel: each stands for words in both languages. */
export const facilities = ['clinic', 'laboratory', 'other'] as const;
export type Facility = (typeof facilities)[number];

/** Yearly turnover in US dollars. */
export const turnovers = ['under-1m', '1m-5m', '5m-20m', 'over-20m', 'unsaid'] as const;
export type Turnover = (typeof turnovers)[number];

/** What the newsletter may be about, beside areas of products, which go by their slugs. */
export const interests = ['products', 'notices', 'events', 'news'] as const;
export type Interest = (typeof interests)[number];

/** The country whose laboratories have a CLIA number. */
export const cliaCountry = 'US';

/** `05D1234567`: the state or region, D, and seven figures. Blanks and hyphens do not matter. */
export function cliaNumber(typed: string): string | undefined {
	const number = typed.replace(/[\s-]/g, '').toUpperCase();
	return /^\d{2}D\d{7}$/.test(number) ? number : undefined;
}
