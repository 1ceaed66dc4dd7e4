import type { APIRequestContext, APIResponse } from '@playwright/test';
import { administrator, studioUrl, token } from './places.ts';

export const asSite = { authorization: `Bearer ${token}` };

export type Headers = Record<string, string>;
export type Role = 'administrator' | 'editor' | 'regulatory' | 'quality' | 'sales' | 'recruiter';
export const roles: Role[] = ['administrator', 'editor', 'regulatory', 'quality', 'sales', 'recruiter'];

const passwordOf = (role: Role) => (role === 'administrator' ? administrator.password : `password-of-the-${role}`);
export const accountOf = (role: Role) => ({
	email: role === 'administrator' ? administrator.email : `${role}@example.com`,
	password: passwordOf(role),
});

/** The session is only in a cookie; the tests send it in a header. */
export function sessionIn(answer: APIResponse): Headers {
	const cookies = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
	const session = cookies.map(({ value }) => /^payload-token=([^;]+)/.exec(value)?.[1]).find(Boolean);
	if (!session) throw new Error(`nobody was signed in: ${answer.status()}`);
	return { authorization: `JWT ${session}` };
}

const sessions = new Map<Role, Promise<Headers>>();

/** Another studio has other accounts. */
export const forgetSessions = () => sessions.clear();

async function signIn(request: APIRequestContext, role: Role): Promise<Headers> {
	if (role !== 'administrator') {
		const headers = await as(request, 'administrator');
		await request.post(`${studioUrl}/api/users`, { headers, data: { ...accountOf(role), name: role, roles: [role] } });
	}
	return sessionIn(await request.post(`${studioUrl}/api/users/login`, { data: accountOf(role) }));
}

export const cookieWith = ({ authorization = '' }: Headers) => ({
	...{ name: 'payload-token', value: authorization.replace('JWT ', ''), url: studioUrl },
	...{ httpOnly: true, sameSite: 'Strict' as const },
});

/** The session cookie of a colleague with this role. An account keeps only its newest twenty sessions. */
export async function cookieOf(request: APIRequestContext, role: Role) {
	const headers = await as(request, role);
	const { user } = await (await request.get(`${studioUrl}/api/users/me`, { headers })).json();
	if (!user) sessions.delete(role);
	return cookieWith(await as(request, role));
}

/** Request headers of a colleague with this role, who signs in once. */
export function as(request: APIRequestContext, role: Role): Promise<Headers> {
	const session = sessions.get(role) ?? signIn(request, role);
	sessions.set(role, session);
	return session;
}
