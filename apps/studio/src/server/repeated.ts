/** Ignores digits: numbers, times and ports differ between attempts although the reason is the same. */
const without = (words: string) => words.replace(/\d+/g, '').trim();

/** Reports a failure once; if it repeats, it reports the count at the second, fourth, eighth time and so on. */
export function createRepeated(tell: (words: string) => void) {
	let last = '';
	let times = 0;
	return {
		/** `next` describes what happens now; with `isTold` the reason has been reported already. */
		failed(reason: string, next: string, isTold = false): void {
			times = times > 0 && without(reason) === last ? times + 1 : 1;
			last = without(reason);
			if (times === 1) tell(isTold || reason === '' ? next : `${reason}\n${next}`);
			else if (Number.isInteger(Math.log2(times))) tell(`The same again, ${times} times by now. ${next}`);
		},
		/** Called after a success: the next failure is a new one. */
		works(): void {
			times = 0;
			last = '';
		},
	};
}
