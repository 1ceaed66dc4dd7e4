import { brand } from '@site/contract/brand';
import { documentSetPath } from '@site/contract/document-address';
import type { Language } from '@site/contract/language';
import { isQuantity, type ListLine, writtenList } from '@site/contract/list';
import { useContext } from 'react';
import { redirect } from 'react-router';
import { addressIn } from '../../addresses/language-address.ts';
import { listOf } from '../../addresses/list-address.ts';
import { countryCookie } from '../../client/layout.ts';
import { pageMeta, siteOf } from '../../document/meta.ts';
import { ServedDocumentContext } from '../../document/served-document.ts';
import { listWords } from '../../messages/list.ts';
import { useWords } from '../../messages/use-messages.ts';
import { PageTitle } from '../../sections/page-title.tsx';
import { bandWidth } from '../../ui/band.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { later, laterComponent } from '../../ui/later.ts';
import { HeldPart } from '../../ui/still.tsx';
import { type ListParts, visitOf } from '../../visit.ts';
import type { Route } from './+types/page';
import { LeftOver } from './left-over.tsx';
import { ListLines } from './list-lines.tsx';
import { ListNote } from './list-note.tsx';
import { PasteForm } from './paste-form.tsx';
import { useList } from './use-list.ts';
import { WaysOn } from './ways-on.tsx';

/** Without scripting the browser sends quantities and removals: redirects to the address of the changed list. */
function submittedList(query: URLSearchParams, language: Language): void {
	const references = query.getAll('line');
	if (references.length === 0) return;
	const quantities = query.getAll('quantity');
	const wrong: string[] = [];
	const lines: ListLine[] = [];
	for (const [at, reference] of references.entries()) {
		if (reference === query.get('without')) continue;
		const typed = quantities[at]?.trim() ?? '';
		const quantity = Number(typed);
		if (!isQuantity(quantity)) wrong.push(`quantity:${reference} x ${typed}`);
		lines.push({ reference, quantity: isQuantity(quantity) ? quantity : 1 });
	}
	const more: [string, string][] = wrong.length > 0 ? [['left', wrong.join('\n')]] : [];
	throw redirect(addressIn(language, listOf(lines, more)), 303);
}

/** The first page load brings it as markup only. */
const BelowList = laterComponent(
	later(() => import('./below-list.tsx')),
	(code) => code.BelowList,
);

/** The list that the address names: the server stores none. */
export function loader({ context, url }: Route.LoaderArgs) {
	const { ask, country: before, language, served } = visitOf(context);
	const query = url.searchParams;
	submittedList(query, language);
	const text = (name: string) => query.get(name) ?? '';
	const add = text('add');
	const { lines, compared, left } = ask.list({ items: text('items'), add, left: text('left') });
	const countries = ask.registeredCountries();
	const asked = query.get(countryCookie) ?? before;
	const country = countries.find(({ code }) => code === asked) ?? null;
	const parts: ListParts = { lines, compared, items: writtenList(lines), countries, country };
	if (served) served.list = parts;
	return {
		lines,
		/** Data of the parts below the lines; null for a document, which has them as markup. */
		below: served ? null : parts,
		/** The address of one archive with the documents of several products. */
		documentSet: documentSetPath,
		asked: text('items'),
		add,
		left,
		unshown: Math.max(0, Math.trunc(Number(text('unshown'))) || 0),
		/** A sample REF for the hint. */
		example: ask.products({ page: 1, pageSize: 1 }).items[0]?.reference ?? '',
	};
}

export function meta({ matches }: Route.MetaArgs) {
	const site = siteOf(matches);
	const { title, lead, keywords } = listWords[site.language];
	return pageMeta(site, {
		title: `${title} - ${brand.name}`,
		description: lead,
		keywords,
		path: '/list',
		hidden: true,
	});
}

export default function List({ loaderData }: Route.ComponentProps) {
	const words = useWords(listWords);
	const list = useList(loaderData);
	const { below, example, documentSet } = loaderData;
	const served = useContext(ServedDocumentContext)?.list;
	// Keyed, so that input survives when the two change places. A list with lines begins with them.
	const paste = <PasteForm key="paste" list={list} example={example} />;
	const left = <LeftOver key="left" list={list} />;
	return (
		<>
			<PageTitle title={words.title} lead={words.lead} />
			<div className={`${bandWidth} grid grid-cols-1 gap-10 py-[clamp(2rem,1.5rem+2vw,3.5rem)] mobile:pb-28`}>
				{list.lines.length === 0
					? [paste, left, <NothingYet key="nothing" />]
					: [
							left,
							<ListLines key="lines" list={list} />,
							paste,
							<WaysOn key="ways" list={list} documentSet={documentSet} />,
							<HeldPart key="below" name="below-list" whole={below} served={served}>
								{(parts) => <BelowList {...parts} />}
							</HeldPart>,
						]}
			</div>
			<ListNote list={list} />
		</>
	);
}

/** Explains the purpose of the list while it is empty. */
function NothingYet() {
	const words = useWords(listWords);
	return (
		<div className="grid justify-items-start gap-4">
			<p className="text-lg font-semibold">{words.empty}</p>
			<p className="max-w-prose text-ink-soft">{words.emptyText}</p>
			<ButtonLink to="/product/all" style="secondary">
				{words.products}
			</ButtonLink>
		</div>
	);
}
