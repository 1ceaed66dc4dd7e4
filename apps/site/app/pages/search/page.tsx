import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { revalidatesList } from '../../client/navigation/list-view.ts';
import { showToast } from '../../client/toasts.ts';
import { useLayout } from '../../client/use-shell.ts';
import { pageMeta, siteOf } from '../../document/meta.ts';
import { searchWords } from '../../messages/search.ts';
import { useMessages, useWords } from '../../messages/use-messages.ts';
import { SectionDataProvider } from '../../sections/section-data.ts';
import { Sections } from '../../sections/sections.tsx';
import { bandWidth } from '../../ui/band.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { HiddenFields } from '../../ui/hidden-fields.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import type { Route } from './+types/page';
import { Found } from './found.tsx';
import { searchLoader } from './loader.ts';
import { Suggestions } from './suggestions.tsx';
import { useSearch } from './use-search.ts';
import { readView } from './view.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => searchLoader(context, new URL(request.url).search);

export const shouldRevalidate = revalidatesList();

/** Search results are not indexed (D27). */
export function meta({ loaderData, location, matches }: Route.MetaArgs) {
	if (!loaderData) return [];
	const { title, description, keywords } = loaderData.page;
	const { search } = readView(location.search);
	const named = search === '' ? title : `${search} - ${title}`;
	return pageMeta(siteOf(matches), { title: named, description, keywords, path: location.pathname, hidden: true });
}

export default function Search({ loaderData }: Route.ComponentProps) {
	// The sections are the same for all views, and after the first page load they are only markup.
	const [{ page, data }] = useState(loaderData);
	const search = useSearch(loaderData);
	const banner = page.sections.find((section) => section.kind === 'banner');
	return (
		<SectionDataProvider value={data}>
			<div className="bg-pale">
				<div className="mx-auto max-w-content px-5 py-[clamp(2.5rem,2rem+2.5vw,4.5rem)] desktop:px-10">
					<h1 className="text-tool">{banner?.title ?? page.title}</h1>
					{banner?.text && <p className="mt-2 max-w-prose text-ink-soft">{banner.text}</p>}
					<div className="mt-6 max-w-3xl">
						<SearchBox keyword={search.asked.search} onSearch={search.search} />
					</div>
				</div>
			</div>
			<div className={`${bandWidth} py-[clamp(2rem,1.5rem+2vw,3.5rem)]`}>
				{search.asked.search === '' ? <Suggestions areas={loaderData.areas} /> : <Found search={search} />}
			</div>
			<Sections sections={page.sections.filter((section) => section !== banner)} />
		</SectionDataProvider>
	);
}

/**
 * A new search, by Enter or button. Without scripting it is a plain form. On mobile an empty keyword gets a question.
 */
function SearchBox({ keyword, onSearch }: { keyword: string; onSearch: (keyword: string) => void }) {
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
