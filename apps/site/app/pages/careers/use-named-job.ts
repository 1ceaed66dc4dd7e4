import { useEffect, useRef } from 'react';

/** An address that names a job begins at that job, or where the list says that it is closed; who was here before is where they were. */
export function useNamedJob(id: number | undefined) {
	const arrivedFor = useRef(id);
	useEffect(() => {
		const named = arrivedFor.current;
		if (named === undefined || location.hash || history.state?.scroll !== undefined || scrollY > 0) return;
		const place = document.getElementById(`job-${named}`) ?? document.getElementById('jobs-heading');
		place?.scrollIntoView({ behavior: 'instant' });
	}, []);
}
