import { type FormEvent, useEffect, useId, useRef } from 'react';
import { showToast } from '../../client/toasts.ts';
import { useLayout } from '../../client/use-shell.ts';
import { searchWords } from '../../messages/search.ts';
import { useMessages, useWords } from '../../messages/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { HiddenFields } from '../../ui/hidden-fields.tsx';
import { SearchInput } from '../../ui/search-input.tsx';

/**
 * A new search, by Enter or button. Without scripting it is a plain form. On mobile an empty keyword gets a question.
 */
export function SearchBox({ keyword, onSearch }: { keyword: string; onSearch: (keyword: string) => void }) {
	const messages = useMessages();
	const words = useWords(searchWords);
	const layout = useLayout();
	const id = useId();
	const input = useRef<HTMLInputElement>(null);

	// The keyword changes from outside when the visitor goes back or follows a suggestion.
	useEffect(() => {
		if (input.current) input.current.value = keyword;
	}, [keyword]);

	function submit(event: FormEvent) {
		event.preventDefault();
		const typed = input.current?.value.trim() ?? '';
		if (typed === '' && layout === 'mobile') return showToast('info', words.enterSearch);
		if (layout === 'mobile') input.current?.blur();
		onSearch(typed);
	}

	return (
		<search aria-label={messages.searchSite}>
			<form method="get" action="/search" onSubmit={submit} className="flex gap-3 max-[26rem]:flex-wrap">
				<HiddenFields />
				<SearchInput
					ref={input}
					id={id}
					name="search"
					label={messages.searchSite}
					placeholder={messages.searchPlaceholder}
					keyword={keyword}
					maxLength={200}
					large
					className="min-w-0 flex-1 basis-56"
				/>
				<button type="submit" className={buttonClass('primary', 'min-h-14 px-8 max-[26rem]:w-full')}>
					{messages.search}
				</button>
			</form>
		</search>
	);
}
