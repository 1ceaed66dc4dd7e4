/** The sign that something is under way: a strip whose liquid front runs and whose two lines appear. */
export function TestStrip() {
	return (
		<span className="test-strip" aria-hidden="true">
			<span className="test-line" />
			<span className="test-line" />
		</span>
	);
}
