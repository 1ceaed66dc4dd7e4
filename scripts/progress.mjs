// Shows how long a step has taken and its latest output. Also runs before anything is installed.
const interval = process.stdout.isTTY ? 1000 : 15_000;

/** Prints the seconds and the last line of `latest` until the returned function is called. */
export function showProgress(latest = () => '') {
	const started = Date.now();
	const line = () => {
		const seconds = Math.round((Date.now() - started) / 1000);
		const phase = latest();
		return `  ${seconds} s${phase ? ` · ${phase}` : ''}`;
	};
	const timer = setInterval(() => {
		if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${line()}`);
		else console.log(line());
	}, interval);
	return () => {
		clearInterval(timer);
		if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
	};
}
