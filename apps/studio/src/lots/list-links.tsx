/** Above the list of lots. */
export const LotLinks = () => (
	<p>
		<a href="/admin/lots-import">Import from CSV</a>
		{' · '}
		<a href="/api/lot-files/csv" download>
			Download all as CSV
		</a>
	</p>
);
