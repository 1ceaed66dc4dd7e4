import { brand } from '@site/contract/brand';
import { documentSetPath } from '@site/contract/document-address';
import { useId } from 'react';
import { addressIn } from '../../addresses/language-address.ts';
import { useShell } from '../../client/use-shell.ts';
import { pageMeta, siteOf } from '../../document/meta.ts';
import { documentWords } from '../../messages/documents.ts';
import { useWords } from '../../messages/use-messages.ts';
import { PageTitle } from '../../sections/page-title.tsx';
import { bandWidth } from '../../ui/band.tsx';
import { ButtonLink, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LongTextField, type Option, SelectField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { visitOf } from '../../visit.ts';
import type { Route } from './+types/page';
import { LibraryForm } from './library-form.tsx';
import { LibraryList } from './library-list.tsx';
import { readView, type View, writeView } from './view.ts';

const pageSize = 20;
/** The library without filters: all kinds, languages and lots. */
const wholeLibrary: View = { words: '', lot: '', kind: null, spoken: null, page: 1 };

/** The documents for the filters in the address: product, number, lot, kind and language. */
export function loader({ context, url }: Route.LoaderArgs) {
	const { ask, language } = visitOf(context);
	const view = readView(url.searchParams, language);
	const { items, total } = ask.documentLibrary({ ...view, pageSize });
	return { view, items, total, pages: Math.max(1, Math.ceil(total / pageSize)), filters: ask.documentFilters() };
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
	const site = siteOf(matches);
	const { title, lead, keywords } = documentWords[site.language];
	const page = loaderData?.view.page ?? 1;
	const path = page === 1 ? '/documents' : `/documents?page=${page}`;
	// Past the last page the list is empty: one language has fewer documents than another.
	const hidden = /[?&](?:words|lot|kind|in)=/.test(location.search) || loaderData?.items.length === 0;
	return pageMeta(site, { title: `${title} - ${brand.name}`, description: lead, keywords, path, hidden });
}

export default function Documents({ loaderData: { view, items, total, pages, filters } }: Route.ComponentProps) {
	const words = useWords(documentWords);
	const { language } = useShell();
	return (
		<>
			<PageTitle title={words.title} lead={words.lead} />
			<div className={`${bandWidth} py-[clamp(2rem,1.5rem+2vw,3.5rem)]`}>
				<LibraryForm view={view} filters={filters} />
				{items.length === 0 ? (
					<EmptyState text={words.none}>
						<p className="max-w-prose text-ink-soft">{words.noneText}</p>
						<div className="flex flex-wrap justify-center gap-3">
							{view.words && (
								<ButtonLink to={`/documents${writeView({ ...wholeLibrary, words: view.words }, language)}`}>
									{words.allOf(view.words)}
								</ButtonLink>
							)}
							<ButtonLink to="/documents?in=" style={view.words ? 'secondary' : 'primary'}>
								{words.all}
							</ButtonLink>
							<ButtonLink to="/contact" style="secondary">
								{words.contact}
							</ButtonLink>
						</div>
					</EmptyState>
				) : (
					<>
						<h2 className="mt-12 text-2xl">{words.found(total)}</h2>
						<LibraryList items={items} />
						<Pagination
							page={view.page}
							pages={pages}
							label={words.pages}
							to={(page) => addressIn(language, `/documents${writeView({ ...view, page }, language)}`)}
						/>
					</>
				)}
				<SetForm languages={filters.languages} spoken={view.spoken} />
				<p className="mt-10 text-ink-soft">{words.paper}</p>
			</div>
		</>
	);
}

/** A plain form: the visitor pastes numbers, and the browser downloads one archive. */
function SetForm({ languages, spoken }: { languages: readonly Option[]; spoken: string | null }) {
	const words = useWords(documentWords);
	const id = useId();
	return (
		<section className="on-pale mt-14 rounded-card bg-pale p-6 desktop:p-10">
			<h2 className="text-2xl">{words.set.title}</h2>
			<p className="mt-3 max-w-prose text-ink-soft">{words.set.text}</p>
			<form method="get" action={documentSetPath} className="mt-6 grid max-w-3xl gap-4 wide:grid-cols-[2fr_1fr]">
				<LongTextField
					id={`${id}-references`}
					name="references"
					label={words.set.references}
					hint={words.set.hint}
					rows={4}
					required
				/>
				<SelectField
					key={spoken}
					id={`${id}-in`}
					name="in"
					label={words.language}
					prompt={words.allLanguages}
					options={languages}
					initial={spoken ?? ''}
				/>
				<button type="submit" className={buttonClass('primary', 'wide:justify-self-start mobile:w-full')}>
					<Icon name="download" />
					{words.set.get}
				</button>
			</form>
		</section>
	);
}
