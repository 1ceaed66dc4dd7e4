/** A number of columns that avoids a single item in the last row where possible. */
export const columnsFor = (count: number, most: 3 | 4) => {
	if (count === 1) return '';
	if (count % 3 === 0) return 'wide:grid-cols-3 print:grid-cols-3';
	if (most === 4 && count % 4 === 0) return 'sm:grid-cols-2 desktop:lg:grid-cols-4 print:grid-cols-4';
	return count > 4 ? 'sm:grid-cols-2 wide:grid-cols-3 print:grid-cols-5' : 'sm:grid-cols-2';
};
