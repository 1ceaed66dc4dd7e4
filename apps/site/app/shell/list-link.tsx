import { useEffect } from 'react';
import { useKeptList } from '../client/memory/kept-list.ts';
import { useMessages } from '../messages/use-messages.ts';
import { SiteLink } from '../ui/site-link.tsx';

/** 'My list (3)'. */
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

/** Links that add something to the list add it without leaving the page. What does so is loaded with the first one. */
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
