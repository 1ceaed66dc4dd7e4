import { brand } from '@site/contract/brand';
import { documentSetPath } from '@site/contract/document-address';
import { writtenList } from '@site/contract/list';
import { useContext } from 'react';
import { countryCookie } from '../../client/layout.ts';
import { pageMeta, siteOf } from '../../document/meta.ts';
import { ServedDocumentContext } from '../../document/served-document.ts';
import { listWords } from '../../messages/list.ts';
import { useWords } from '../../messages/use-messages.ts';
import { PageTitle } from '../../sections/page-title.tsx';
import { bandWidth } from '../../ui/band.tsx';
import { later, laterComponent } from '../../ui/later.ts';
import { HeldPart } from '../../ui/still.tsx';
import { type ListParts, visitOf } from '../../visit.ts';
import type { Route } from './+types/page';
import { LeftOver } from './left-over.tsx';
import { ListLines } from './list-lines.tsx';
import { ListNote } from './list-note.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { PasteForm } from './paste-form.tsx';
import { submittedList } from './submitted-list.ts';
import { useList } from './use-list.ts';
import { WaysOn } from './ways-on.tsx';

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
