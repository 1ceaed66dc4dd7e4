/** A question that is given up after so long, and not asked again while it is still under way: a database that hangs is not piled up on. */
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
