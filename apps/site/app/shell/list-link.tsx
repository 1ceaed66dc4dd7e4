import { useEffect } from 'react';
import { useKeptList } from '../client/memory/kept-list.ts';
import { useMessages } from '../messages/use-messages.ts';
import { SiteLink } from '../ui/site-link.tsx';

/** Shows the number of lines, as in 'My list (3)'. */
export function ListLink({ className }: { className: string }) {
	const { myList, fileNote } = useMessages();
	const kept = useKeptList();
	return (
		<SiteLink to="/list" className={className}>
			{myList}
			{kept && fileNote([`${kept.split(',').length}`])}
		</SiteLink>
	);
}

/** Handles links that add to the list without leaving the page. The code for adding loads with the first click. */
export function useAddLinks() {
	useEffect(() => {
		const add = (event: MouseEvent) => {
			const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
			const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="/list?add="]');
			if (!link || defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return;
			event.preventDefault();
			import('./add-to-list.ts').then(
				({ addToList }) => addToList(link),
				() => location.assign(link.href),
			);
		};
		document.addEventListener('click', add, true);
		return () => document.removeEventListener('click', add, true);
	}, []);
}
