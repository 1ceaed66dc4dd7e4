/** The error and its chain of causes. */
function* chain(error: unknown): Generator<Error> {
	for (let inner = error; inner instanceof Error; inner = inner.cause) yield inner;
}

const codesOf = (error: unknown): string[] =>
	[...chain(error)].flatMap((inner) => ('code' in inner && typeof inner.code === 'string' ? inner.code : []));

/** PostgreSQL error classes: connection, transaction state, rolled back, no resources, stopped, system, internal. */
const classes = ['08', '25', '40', '53', '57', '58', 'XX'];
const files = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'EMFILE', 'ENFILE', 'ENOMEM']);
const network = /^E(CONN|PIPE|HOST|NET|TIMEDOUT|AI_)/;

/** Whether the studio itself has a problem, so that not only this request would fail. */
export const isTrouble = (error: unknown): boolean =>
	codesOf(error).some(
		(code) => files.has(code) || network.test(code) || (code.length === 5 && classes.includes(code.slice(0, 2))),
	) ||
	[...chain(error)].some(({ message }) =>
		/^(Connection terminated|timeout exceeded when trying to connect)/.test(message),
	);

/** The kind of an error, for the log. Its message may quote a visitor, so it is left out. */
export const kindOf = (error: unknown): string =>
	[...(error instanceof Error ? [error.name] : []), ...codesOf(error)].join(' ') || 'unknown';
