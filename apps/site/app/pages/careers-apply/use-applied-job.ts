import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { readSession } from '../../client/memory/session.ts';

const unchanging = () => () => undefined;

/**
 * The job title that the visitor came with: null before the browser was asked, empty where there is none. The address of the
 * entry comes first, so that going back shows the job of then; the session has the last one that was chosen.
 */
export function useAppliedJob(named: string | undefined): string | null {
	const { state } = useLocation();
	const carried: unknown = state?.job;
	return useSyncExternalStore(
		unchanging,
		() => named ?? (typeof carried === 'string' && carried ? carried : (readSession('careersName') ?? '')),
		() => named ?? null,
	);
}
