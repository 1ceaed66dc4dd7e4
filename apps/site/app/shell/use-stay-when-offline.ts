import { useEffect } from 'react';
import { showToast } from '../client/toasts.ts';
import { useMessages } from '../messages/use-messages.ts';

/** Without a connection the current page stays, with a message; a link would only lead to the browser's error page. */
export function useStayWhenOffline() {
	const messages = useMessages();
	useEffect(() => {
		const stay = (event: MouseEvent) => {
			const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
			if (!link || navigator.onLine || link.origin !== location.origin || link.hash) return;
			event.preventDefault();
			showToast('error', messages.noConnection);
		};
		document.addEventListener('click', stay, { capture: true });
		return () => document.removeEventListener('click', stay, { capture: true });
	}, [messages]);
}
