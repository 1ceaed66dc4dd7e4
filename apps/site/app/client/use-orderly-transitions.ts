import { useContext, useEffect } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router';

/**
 * The router begins a view transition a little after the navigation that asked for it, and does not notice when the visitor has
 * gone elsewhere by then: it would show the page that was left under the address of the other, or hold everything until the
 * browser gives up. A transition that was overtaken changes nothing and waits for nothing; giving way is no error.
 * While a page fades in the browser gives every tap to the root element: it is meant for that page, and gets there.
 */
export function useOrderlyTransitions() {
	const router = useContext(UNSAFE_DataRouterContext)?.router;
	useEffect(() => {
		if (!router || !document.startViewTransition) return;
		const start = document.startViewTransition.bind(document);
		let meant = router.state.location;
		let overtake = () => {};
		let fading: ViewTransition | undefined;
		const passOn = (tap: MouseEvent) => {
			if (tap.target !== document.documentElement) return;
			fading?.skipTransition();
			fading?.finished.then(() =>
				document.elementFromPoint(tap.clientX, tap.clientY)?.dispatchEvent(new MouseEvent('click', tap)),
			);
			fading = undefined;
		};
		document.addEventListener('click', passOn);
		const end = router.subscribe(({ location }, { viewTransitionOpts }) => {
			if (viewTransitionOpts) meant = location;
			else if (location !== meant) overtake();
		});
		document.startViewTransition = (update) => {
			const overtaken = new Promise<void>((done) => {
				overtake = done;
			});
			const change = typeof update === 'function' ? update : update?.update;
			const transition = start(async () => {
				if (router.state.location === meant) await Promise.race([change?.(), overtaken]);
			});
			transition.ready.then(
				() => {
					fading = transition;
				},
				() => undefined,
			);
			return transition;
		};
		return () => {
			end();
			document.removeEventListener('click', passOn);
			document.startViewTransition = start;
		};
	}, [router]);
}
