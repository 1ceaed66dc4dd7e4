/**
 * Limits how many run at a time; the others wait, at most for the given time. `enter` returns whether there is a
 * place, and whether the caller had to wait.
 */
export function createGate(places: number, longestWait: number) {
	let inside = 0;
	const line: (() => void)[] = [];

	function leave() {
		const next = line.shift();
		if (next) next();
		else inside -= 1;
	}

	return {
		enter(): Promise<'at once' | 'waited' | 'gave up'> | 'at once' {
			if (inside < places) {
				inside += 1;
				return 'at once';
			}
			return new Promise((resolve) => {
				const come = () => {
					clearTimeout(timer);
					resolve('waited');
				};
				const timer = setTimeout(() => {
					line.splice(line.indexOf(come), 1);
					resolve('gave up');
				}, longestWait);
				line.push(come);
			});
		},
		leave,
	};
}
