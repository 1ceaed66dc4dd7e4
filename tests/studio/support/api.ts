import type { APIRequestContext } from '@playwright/test';
import { administrator, studioUrl, token } from './places.ts';

export const asSite = { authorization: `Bearer ${token}` };

export type Role = 'administrator' | 'editor' | 'sales' | 'recruiter';
export const roles: Role[] = ['administrator', 'editor', 'sales', 'recruiter'];

const passwordOf = (role: Role) => (role === 'administrator' ? administrator.password : `password-of-the-${role}`);
export const accountOf = (role: Role) => ({
	email: role === 'administrator' ? administrator.email : `${role}@example.com`,
	password: passwordOf(role),
});

const sessions = new Map<Role, Promise<Record<string, string>>>();

async function signIn(request: APIRequestContext, role: Role): Promise<Record<string, string>> {
	if (role !== 'administrator') {
		const headers = await as(request, 'administrator');
		await request.post(`${studioUrl}/api/users`, { headers, data: { ...accountOf(role), name: role, roles: [role] } });
	}
	const answer = await request.post(`${studioUrl}/api/users/login`, { data: accountOf(role) });
	const { token: jwt } = await answer.json();
	if (!jwt) throw new Error(`${role} cannot sign in: ${answer.status()}`);
	return { authorization: `JWT ${jwt}` };
}

/** Headers of a colleague with this role; each signs in once. */
export function as(request: APIRequestContext, role: Role): Promise<Record<string, string>> {
	const session = sessions.get(role) ?? signIn(request, role);
	sessions.set(role, session);
	return session;
}
