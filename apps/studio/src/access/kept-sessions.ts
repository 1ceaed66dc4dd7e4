export interface Session {
	id: string;
	createdAt?: string | Date | null;
	expiresAt: string | Date;
}

/** More than a person has browsers. */
const mostSessions = 20;

const timeOf = (date: string | Date | null | undefined) => (date ? new Date(date).getTime() : 0);

/** Of an account's sessions those that still run, the newest of them; `ended` is over in any case. */
export function keptSessions<S extends Session>(sessions: readonly S[], now: number, ended?: string): S[] {
	return sessions
		.filter(({ id, expiresAt }) => id !== ended && timeOf(expiresAt) > now)
		.sort((one, other) => timeOf(one.createdAt) - timeOf(other.createdAt))
		.slice(-mostSessions);
}
