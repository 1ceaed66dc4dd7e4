import { listIn, mostLines, writtenList } from '@site/contract/list';
import { addressIn } from '../addresses/language-address.ts';
import { keptList } from '../client/memory/kept-list.ts';
import { keepList } from '../client/memory/store-list.ts';
import { showToast } from '../client/toasts.ts';
import { listWords } from '../messages/list.ts';

/** Adds the products that a link names to the list in this browser, and confirms it. */
export function addToList(link: HTMLAnchorElement) {
	const language = document.documentElement.dataset.lang === 'cn' ? 'cn' : 'en';
	const words = listWords[language];
	const next = { to: addressIn(language, '/list'), label: words.title };
	const reference = new URLSearchParams(link.search).get('add') ?? '';
	const name = link.dataset.name ?? reference;
	const lines = listIn(keptList());
	if (lines.some((line) => line.reference === reference)) return showToast('info', words.alreadyThere(name), next);
	if (lines.length >= mostLines) return showToast('error', words.full(mostLines));
	if (!keepList(writtenList([...lines, { reference, quantity: null }]))) return location.assign(link.href);
	showToast('success', words.added(name), next);
}
