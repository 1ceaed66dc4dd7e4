/** Above the list of applications. */
export const BoardLink = () => (
	<p>
		<a href="/admin/desk/applications">Show by stage</a>
	</p>
);
