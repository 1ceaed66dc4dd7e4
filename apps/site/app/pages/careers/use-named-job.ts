import { useEffect, useRef } from 'react';

/**
 * Scrolls to the job that the address names, or to the list's heading if the job is closed. Not for visitors who
 * return: their scroll position is restored.
 */
export function useNamedJob(id: number | undefined) {
	const arrivedFor = useRef(id);
	useEffect(() => {
		const named = arrivedFor.current;
		if (named === undefined || location.hash || history.state?.scroll !== undefined || scrollY > 0) return;
		const place = document.getElementById(`job-${named}`) ?? document.getElementById('jobs-heading');
		place?.scrollIntoView({ behavior: 'instant' });
	}, []);
}
