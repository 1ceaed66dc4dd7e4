import { useEffect, useState } from 'react';

/** True once the condition has held for `delay` milliseconds. */
export function useAfter(condition: boolean, delay: number): boolean {
	const [passed, setPassed] = useState(false);
	useEffect(() => {
		if (!condition) return setPassed(false);
		const timer = setTimeout(() => setPassed(true), delay);
		return () => clearTimeout(timer);
	}, [condition, delay]);
	return condition && passed;
}
