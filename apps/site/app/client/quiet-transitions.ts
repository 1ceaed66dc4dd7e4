/** A view transition that gives way to the next navigation is no error: the router starts it and leaves that unsaid. */
export function quietTransitions() {
	if (!document.startViewTransition) return;
	const start = document.startViewTransition.bind(document);
	document.startViewTransition = (update) => {
		const transition = start(update);
		transition.ready.catch(() => undefined);
		return transition;
	};
}
