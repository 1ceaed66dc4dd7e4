import { type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-router';

/**
 * Asks before the visitor leaves a partly filled form. Within the site the input stays in its history entry (typed.ts),
 * so only a file would be lost.
 */
export function useLeaveWarning(form: RefObject<HTMLFormElement | null>, question: string) {
	const isHalfFilled = () => form.current !== null && [...form.current.elements].some(isFilledIn);
	const hasFile = () => Boolean(form.current?.querySelector('progress, input[name=resume]:not([value=""])'));
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasFile(),
	);
	useEffect(() => {
		if (blocker.state !== 'blocked') return;
		if (window.confirm(question)) blocker.proceed();
		else blocker.reset();
	}, [blocker, question]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: the form is looked at when somebody leaves
	useEffect(() => {
		let isKept = false;
		const onClick = ({ target }: Event) => {
			const link = target instanceof Element ? target.closest('a[hreflang]') : null;
			// An unfinished upload would be lost.
			isKept = link !== null && !form.current?.querySelector('progress');
		};
		const ask = (event: BeforeUnloadEvent) => {
			// Not for a form that the browser submits itself (use-form.ts), nor for a change of language, which keeps the
			// input (typed.ts).
			if (form.current?.noValidate && !isKept && isHalfFilled()) event.preventDefault();
		};
		document.addEventListener('click', onClick);
		addEventListener('beforeunload', ask);
		return () => {
			document.removeEventListener('click', onClick);
			removeEventListener('beforeunload', ask);
		};
	}, []);
}

function isFilledIn(control: Element): boolean {
	if (control instanceof HTMLTextAreaElement) return control.value.trim() !== '';
	if (!(control instanceof HTMLInputElement)) return false;
	if (control.type === 'checkbox' || control.type === 'radio') return control.checked;
	return (control.type !== 'hidden' || control.name === 'resume') && control.value.trim() !== '';
}
