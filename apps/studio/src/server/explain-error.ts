import type { AfterErrorHook, PayloadRequest } from 'payload';

export const sessionEnded =
	'You are not signed in: your session has ended. Sign in again in another tab, then repeat this here.';

/** PostgreSQL: a text that is no number, a number that is too large. No document has such an id. */
const unreadableIds = ['22P02', '22003'];

/** PostgreSQL: values that it can not work with, and columns or operators that there are not. */
const unreadableQuestion = /^(22|42)/;

/** What Payload meets in a question that it takes for well made; JSON that is none fails everywhere in the same way. */
const stumblings = ['TypeError', 'RangeError'];

const codeOf = (error: unknown): unknown =>
	typeof error === 'object' && error !== null
		? 'code' in error
			? error.code
			: 'cause' in error
				? codeOf(error.cause)
				: undefined
		: undefined;

const notUnderstood =
	'This could not be read. Look at page, limit, sort, where and select in the address, or at the JSON.';

function isUnreadable({ name }: Error, code: unknown, { method, searchParams }: PayloadRequest): boolean {
	if (name === 'SyntaxError') return true;
	if (method !== 'GET' || !searchParams?.size) return false;
	return stumblings.includes(name) || (typeof code === 'string' && unreadableQuestion.test(code));
}

const statusOf = (error: object) => ('status' in error ? error.status : undefined);

const answer = (status: number, message: string) => ({ status, response: { errors: [{ message }] } });

/** Says what is the matter where the error itself does not: nothing at this address, a question that nobody can read, or a session that has ended. */
export const explainError: AfterErrorHook = ({ error, req }) => {
	const code = codeOf(error);
	if (typeof code === 'string' && unreadableIds.includes(code) && req.routeParams?.id !== undefined)
		return answer(404, 'Not Found');
	if (isUnreadable(error, code, req)) return answer(400, notUnderstood);
	const status = statusOf(error);
	if (!req.user && (status === 401 || status === 403) && error.name !== 'AuthenticationError')
		return answer(status, sessionEnded);
	return undefined;
};
