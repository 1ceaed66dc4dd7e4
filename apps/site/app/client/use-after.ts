import { useEffect, useState } from 'react';

/** True once a condition has held for a time. */
export function useAfter(condition: boolean, delay: number): boolean {
	const [passed, setPassed] = useState(false);
	useEffect(() => {
		if (!condition) return setPassed(false);
		const timer = setTimeout(() => setPassed(true), delay);
		return () => clearTimeout(timer);
	}, [condition, delay]);
	return condition && passed;
}
