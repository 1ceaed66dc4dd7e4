import type { Role } from '../access/roles.ts';

/** An e-mail to send next; users with the role can see it. */
export const queued = (reference: string, role: Role) => ({
	reference,
	role,
	status: 'waiting' as const,
	attempts: 0,
	nextAttemptAt: new Date().toISOString(),
});
