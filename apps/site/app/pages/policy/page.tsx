import { composedMeta } from '../../document/meta.ts';
import { missingItem } from '../../document/missing-item.ts';
import { ComposedPage, composedPage } from '../../sections/composed-page.tsx';
import { DocumentEntry } from '../../sections/document-entry.tsx';
import { PageTitle } from '../../sections/page-title.tsx';
import { plainHead } from '../../sections/plain-head.ts';
import { DocumentViewer } from '../../sections/viewer/document-viewer.tsx';
import { Band } from '../../ui/band.tsx';
import { visitOf } from '../../visit.ts';
import type { Route } from './+types/page';

export function loader({ context }: Route.LoaderArgs) {
	const policy = visitOf(context)
		.ask.documents()
		.find(({ key }) => key === 'anti-bribery');
	if (!policy) throw missingItem();
	return { ...composedPage(context, 'anti-bribery-policy'), policy };
}

export const meta = (args: Route.MetaArgs) => composedMeta(args);

/** The document itself, and above it a link to the file. */
export default function Policy({ loaderData: { policy, page, data } }: Route.ComponentProps) {
	const head = plainHead(page);
	return (
		<>
			<PageTitle title={head.title} lead={head.lead} />
			<ComposedPage page={head.page} data={data} at={0}>
				<Band tone="white">
					<ul className="mb-8">
						<DocumentEntry document={policy} level="h2" />
					</ul>
					<DocumentViewer document={policy} />
				</Band>
			</ComposedPage>
		</>
	);
}
