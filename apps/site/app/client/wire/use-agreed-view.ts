import { useEffect, useState } from 'react';

type Steering<View> = {
	view: View;
	goingBack: boolean;
	change: (transition: (view: View) => View, options: { replace: boolean }) => void;
};

type Asked<Question> = { question: Question; hasFailed: boolean; isPending: boolean; retry: () => void };

/**
 * After a failed call, address and filters return to the view that the list shows (PAGE-45), and a retry requests the
 * view that failed. `back` puts the question of the shown answer into a view.
 */
export function useAgreedView<View, Question>(
	{ view, goingBack, change }: Steering<View>,
	{ question, hasFailed, isPending, retry }: Asked<Question>,
	back: (view: View, question: Question) => View,
) {
	const [failed, setFailed] = useState<View | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each call
	useEffect(() => {
		if (isPending) return setFailed(null);
		// After back or forward, the address of the history entry must stay.
		if (!hasFailed || goingBack) return;
		setFailed(view);
		change((now) => back(now, question), { replace: true });
	}, [hasFailed, isPending]);
	return {
		hasFailed: hasFailed || failed !== null,
		retry: hasFailed || failed === null ? retry : () => change(() => failed, { replace: true }),
	};
}
