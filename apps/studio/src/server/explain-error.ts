import type { AfterErrorHook, PayloadRequest } from 'payload';
import { sayTo } from '../words/said.ts';
import { isObject } from './is-object.ts';

/** Without a comma, because Payload splits the text at commas. */
export const sessionEnded =
	'You are not signed in: your session has ended. Sign in again in another tab and repeat this here.';

/** PostgreSQL: not a number, or a number out of range. No document has such an id. */
const unreadableIds = ['22P02', '22003'];

/** PostgreSQL: invalid values. */
const unreadableValue = /^22/;

/** PostgreSQL: unknown columns or operators, which a query string can name. */
const unreadableQuestion = /^42/;

/** Errors that Payload throws on malformed queries or documents; invalid JSON fails the same way everywhere. */
const stumblings = ['TypeError', 'RangeError'];

/** PostgreSQL: a trigger of ours refuses to change records that must stay. */
const kept = 'P0001';

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

const statusOf = (error: object) => ('status' in error ? error.status : undefined);

const writes = ['POST', 'PATCH', 'PUT'];

const isForm = ({ headers }: PayloadRequest) => headers.get('content-type')?.startsWith('multipart/') ?? false;

/** A form that was cut off, or refers to a file that it does not contain. */
const isBrokenForm = (error: Error, { data, file }: PayloadRequest) =>
	error.name === 'APIError' ? statusOf(error) === 500 : error.name === 'Error' && data === undefined && !file;

function isUnreadable(error: Error, code: unknown, req: PayloadRequest): boolean {
	if (error.name === 'SyntaxError') return true;
	if (typeof code === 'string' && unreadableValue.test(code)) return true;
	if (isForm(req) && code === undefined && isBrokenForm(error, req)) return true;
	if (writes.includes(req.method ?? '') && !isObject(req.data)) return stumblings.includes(error.name);
	if (!req.searchParams?.size) return false;
	if (typeof code === 'string' && unreadableQuestion.test(code)) return true;
	return req.method === 'GET' && stumblings.includes(error.name);
}

const answer = (status: number, message: string) => ({ status, response: { errors: [{ message }] } });

/** Replaces misleading errors: nothing at this address, an invalid query, or an expired session. */
export const explainError: AfterErrorHook = ({ collection, error, req }) => {
	if (collection && !collection.versions && /^\/api\/[^/]+\/versions(?:\/|$)/.test(req.pathname ?? ''))
		return answer(404, 'Not Found');
	const code = codeOf(error);
	if (typeof code === 'string' && unreadableIds.includes(code) && req.routeParams?.id !== undefined)
		return answer(404, 'Not Found');
	if (isUnreadable(error, code, req))
		return answer(
			400,
			sayTo(req)(notUnderstood, '无法读取。请检查地址中的 page、limit、sort、where 和 select，或 JSON。'),
		);
	if (code === kept)
		return answer(
			409,
			sayTo(req)(
				'This is released or recorded and stays as it is. Nothing was changed.',
				'此内容已发布或已记录，保持不变。没有任何更改。',
			),
		);
	const status = statusOf(error);
	if (!req.user && (status === 401 || status === 403) && error.name !== 'AuthenticationError')
		return answer(status, sayTo(req)(sessionEnded, '您尚未登录：会话已结束。请在另一标签页中重新登录，然后在此重试。'));
	return undefined;
};
