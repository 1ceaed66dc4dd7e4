/** Columns for a number of items, so that no row is left with a single one. */
export const columnsFor = (count: number, most: 3 | 4) => {
	if (count === 1) return '';
	if (count === 2) return 'sm:grid-cols-2 desktop:grid-cols-2';
	if (most === 4 && count % 4 === 0) return 'sm:grid-cols-2 desktop:grid-cols-2 desktop:lg:grid-cols-4';
	if (count % 3 === 0 || count > 4) return 'sm:grid-cols-2 desktop:grid-cols-3';
	return 'sm:grid-cols-2 desktop:grid-cols-2';
};
