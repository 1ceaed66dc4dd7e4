import { wallClockIn } from '@site/contract/zoned-time';
import { useEffect, useState } from 'react';

/**
 * The visitor's time zone, once the browser knows it; empty if its clocks show the same time as those of the other
 * zone.
 */
export function useOwnZone(moment: string | undefined, other: string): string {
	const [zone, setZone] = useState('');
	useEffect(() => {
		const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
		if (!moment || !own) return;
		const [here, there] = [own, other].map((each) => JSON.stringify(wallClockIn(each, moment)));
		setZone(here === there ? '' : own);
	}, [moment, other]);
	return zone;
}
