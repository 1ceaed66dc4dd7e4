import type { Refusal } from './answer.ts';

/** The reason of a refused submission: the disk, a bug of ours, too many at once, or its content. */
export const refusalReasons = ['storage', 'fault', 'limit', 'request'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

export function reasonOf({ status, key }: Pick<Refusal, 'status' | 'key'>): RefusalReason {
	if (key === 'tooMany') return 'limit';
	if (status === 503) return 'storage';
	if (status === 500) return 'fault';
	return status === 429 ? 'limit' : 'request';
}
