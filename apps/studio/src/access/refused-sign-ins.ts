/** Reasons by event; all start at 0, so that the first refusal shows as an increase. */
const reasons: Readonly<Record<string, string>> = {
	'sign-in refused': 'password',
	'wrong code': 'code',
	'too many attempts': 'too many',
};
const counts = new Map(Object.values(reasons).map((reason) => [reason, 0]));

/** Counts the event if it is a refused sign-in. */
export function countRefusal(event: string): void {
	const reason = reasons[event];
	if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1);
}

export const refusedSignIns = (): [reason: string, count: number][] => [...counts];
