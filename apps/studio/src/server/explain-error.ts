import type { AfterErrorHook } from 'payload';

export const sessionEnded =
	'You are not signed in: your session has ended. Sign in again in another tab, then repeat this here.';

/** PostgreSQL: a text that is no number, a number that is too large. No document has such an id. */
const unreadableIds = ['22P02', '22003'];

const codeOf = (error: unknown): unknown =>
	typeof error === 'object' && error !== null
		? 'code' in error
			? error.code
			: 'cause' in error
				? codeOf(error.cause)
				: undefined
		: undefined;

const statusOf = (error: object) => ('status' in error ? error.status : undefined);

const answer = (status: number, message: string) => ({ status, response: { errors: [{ message }] } });

/** Says what is the matter where the error itself does not: nothing at this address, or a session that has ended. */
export const explainError: AfterErrorHook = ({ error, req }) => {
	const code = codeOf(error);
	if (typeof code === 'string' && unreadableIds.includes(code)) return answer(404, 'Not Found');
	const status = statusOf(error);
	if (!req.user && (status === 401 || status === 403) && error.name !== 'AuthenticationError')
		return answer(status, sessionEnded);
	return undefined;
};
