/** The way to the rows before and after these, where there are any. */
export function Pages({ asked, page, last }: { asked: URLSearchParams; page: number; last: number }) {
	if (last <= 1) return null;
	const to = (number: number) => {
		const query = new URLSearchParams(asked);
		query.set('page', String(number));
		return `?${query}`;
	};
	return (
		<nav className="studio-form" aria-label="Pages">
			{page > 1 && <a href={to(page - 1)}>Newer</a>}
			<span>
				Page {page} of {last}
			</span>
			{page < last && <a href={to(page + 1)}>Older</a>}
		</nav>
	);
}

export const pageOf = (asked: URLSearchParams, last: number): number =>
	Math.min(Math.max(1, Math.trunc(Number(asked.get('page'))) || 1), Math.max(1, last));
