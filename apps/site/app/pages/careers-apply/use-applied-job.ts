import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { readSession } from '../../client/session.ts';

const unchanging = () => () => undefined;

/** The job title that the visitor came with: null before the browser was asked, empty where there is none. */
export function useAppliedJob(): string | null {
	const { state } = useLocation();
	// Where storage is blocked the history entry has it.
	const carried: unknown = state?.job;
	return useSyncExternalStore(
		unchanging,
		() => readSession('careersName') || (typeof carried === 'string' ? carried : ''),
		() => null,
	);
}
