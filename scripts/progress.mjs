// How long a step has taken so far, and what it is at. Also runs before anything is installed.
const interval = process.stdout.isTTY ? 1000 : 15_000;

/** Tells the seconds, and the last line that `latest` gives, until the returned function is called. */
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
