import { composedMeta } from '../../document/meta.ts';
import { missingItem } from '../../document/missing-item.ts';
import { ComposedPage, composedPage } from '../../sections/composed-page.tsx';
import { DocumentEntry } from '../../sections/document-entry.tsx';
import { PageTitle } from '../../sections/page-title.tsx';
import { plainHead } from '../../sections/plain-head.ts';
import { DocumentViewer } from '../../sections/viewer/document-viewer.tsx';
import { Band } from '../../ui/band.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { visitOf } from '../../visit.ts';
import type { Route } from './+types/page';

export function loader({ context }: Route.LoaderArgs) {
	const visit = visitOf(context);
	const policy = visit.ask.documents().find(({ key }) => key === 'anti-bribery');
	if (!policy) throw missingItem();
	const { page, data } = composedPage(context, 'anti-bribery-policy');
	const sections = page.sections.filter(({ kind }) => kind !== 'text');
	const written = visit.ask
		.page('anti-bribery-policy')
		?.sections.flatMap((each) => (each.kind === 'text' ? each.body : []));
	return { page: { ...page, sections }, data, policy, written: written?.join('') ?? '' };
}

export const meta = (args: Route.MetaArgs) => composedMeta(args);

/** What the policy says, then the document itself; above both a link to the file. */
export default function Policy({ loaderData: { policy, page, data, written } }: Route.ComponentProps) {
	const head = plainHead(page);
	return (
		<>
			<PageTitle title={head.title} lead={head.lead} />
			<ComposedPage page={head.page} data={data} at={0}>
				<Band tone="white">
					<ul className="mb-8">
						<DocumentEntry document={policy} level="h2" />
					</ul>
					{written && <RichText html={written} className="chapters mb-12 desktop:mb-20" />}
					<DocumentViewer document={policy} />
				</Band>
			</ComposedPage>
		</>
	);
}
