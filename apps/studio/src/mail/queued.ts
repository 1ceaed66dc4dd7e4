import type { Role } from '../access/roles.ts';

/** An e-mail that is to be sent next; who has the role sees it. */
export const queued = (reference: string, role: Role) => ({
	reference,
	role,
	status: 'waiting' as const,
	attempts: 0,
	nextAttemptAt: new Date().toISOString(),
});
