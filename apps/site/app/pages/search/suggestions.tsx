import { Link } from 'react-router';
import { queryIn } from '../../addresses/language-address.ts';
import { stayInPlace } from '../../client/navigation/scroll.ts';
import { useShell } from '../../client/use-shell.ts';
import { addressOf } from '../../destinations.ts';
import { searchWords } from '../../messages/search.ts';
import { useWords } from '../../messages/use-messages.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import type { SearchData } from './loader.ts';
import { searchFor, writeView } from './view.ts';

const chip =
	'inline-flex min-h-11 items-center rounded-full border border-line bg-white px-5 text-sm font-semibold text-ink transition-colors duration-200 hover:border-teal hover:text-teal';

/** A number from a box has a digit. It is passed on, so that the visitor need not type it again. */
const checkOf = (keyword: string) =>
	addressOf({ name: 'Check' }) + (/\d/.test(keyword) ? `?${new URLSearchParams({ code: keyword })}` : '');

/** Shown before a search, or without results: frequent searches, and the product areas. */
export function Suggestions({ areas, keyword = '' }: Pick<SearchData, 'areas'> & { keyword?: string }) {
	const words = useWords(searchWords);
	const { language } = useShell();
	return (
		<div className="grid gap-10 wide:grid-cols-2 desktop:gap-16">
			<section aria-labelledby="popular-words">
				<h2 id="popular-words" className="text-xl">
					{words.popular}
				</h2>
				<ul className="mt-4 flex flex-wrap gap-2.5">
					{words.popularWords.map((word) => (
						<li key={word}>
							<Link to={{ search: queryIn(language, writeView(searchFor(word))) }} state={stayInPlace} className={chip}>
								{word}
							</Link>
						</li>
					))}
				</ul>
			</section>
			<section aria-labelledby="product-areas">
				<h2 id="product-areas" className="text-xl">
					{words.areas}
				</h2>
				<ul className="mt-4 flex flex-wrap gap-2.5">
					{areas.map(({ slug, name }) => (
						<li key={slug}>
							<SiteLink to={addressOf({ name: 'Products', params: { cateId: slug } })} className={chip}>
								{name}
							</SiteLink>
						</li>
					))}
				</ul>
			</section>
			<p className="wide:col-span-2">
				{words.fromBox}{' '}
				<SiteLink
					to={checkOf(keyword)}
					className="inline-flex min-h-11 items-center font-semibold text-teal-dark underline"
				>
					{words.checkBox}
				</SiteLink>
			</p>
		</div>
	);
}
