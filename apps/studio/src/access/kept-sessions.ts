export interface Session {
	id: string;
	createdAt?: string | Date | null;
	expiresAt: string | Date;
}

/** More browsers than one person uses. */
const mostSessions = 20;

const timeOf = (date: string | Date | null | undefined) => (date ? new Date(date).getTime() : 0);

/** The newest sessions of an account that have not expired, without `ended`. */
export function keptSessions<S extends Session>(sessions: readonly S[], now: number, ended?: string): S[] {
	return sessions
		.filter(({ id, expiresAt }) => id !== ended && timeOf(expiresAt) > now)
		.sort((one, other) => timeOf(one.createdAt) - timeOf(other.createdAt))
		.slice(-mostSessions);
}
