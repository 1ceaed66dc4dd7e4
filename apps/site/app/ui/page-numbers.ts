/** The page numbers to show: the first, the last and those around the current one; null marks a gap. */
export function pageNumbers(current: number, last: number): (number | null)[] {
	const near = (page: number) => page === 1 || page === last || Math.abs(page - current) <= 1;
	const shown: (number | null)[] = [];
	for (let page = 1; page <= last; page++) {
		// A gap of one page shows that page, since an ellipsis is as wide.
		if (near(page) || (near(page - 1) && near(page + 1))) shown.push(page);
		else if (shown.at(-1) !== null) shown.push(null);
	}
	return shown;
}
