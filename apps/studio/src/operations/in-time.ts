/** Adds a timeout, and shares a call that is still running, so that calls do not pile up on a hanging database. */
export function inTime<Asked, Answer>(ask: (of: Asked) => Promise<Answer>, milliseconds: number) {
	let underWay: Promise<Answer> | undefined;
	return (of: Asked): Promise<Answer> => {
		underWay ??= ask(of).finally(() => {
			underWay = undefined;
		});
		const { promise, resolve, reject } = Promise.withResolvers<Answer>();
		const timer = setTimeout(() => reject(new Error('no answer in time')), milliseconds);
		underWay.then(resolve, reject).finally(() => clearTimeout(timer));
		return promise;
	};
}
