import { useLayout } from '../../client/use-shell.ts';
import { composedMeta } from '../../meta.ts';
import { missingItem } from '../../missing-item.ts';
import { ComposedPage, composedPage } from '../../sections/composed-page.tsx';
import { DocumentEntry } from '../../sections/document-entry.tsx';
import { PageTitle } from '../../sections/page-title.tsx';
import { plainHead } from '../../sections/plain-head.ts';
import { Band } from '../../ui/band.tsx';
import { visitOf } from '../../visit.ts';
import type { Route } from './+types/page';
import { PolicyFrame } from './policy-frame.tsx';
import { PolicyPages } from './policy-pages.tsx';

export function loader({ context }: Route.LoaderArgs) {
	const policy = visitOf(context)
		.ask.documents()
		.find(({ key }) => key === 'anti-bribery');
	if (!policy) throw missingItem();
	return { ...composedPage(context, 'anti-bribery-policy'), policy };
}

export const meta = (args: Route.MetaArgs) => composedMeta(args);

/** Desktop in an embedded frame, mobile page by page; beside both a link to the file. */
export default function Policy({ loaderData: { policy, page, data } }: Route.ComponentProps) {
	const head = plainHead(page);
	const isDesktop = useLayout() === 'desktop';
	return (
		<>
			<PageTitle title={head.title} lead={head.lead} />
			<ComposedPage page={head.page} data={data} at={0}>
				<Band tone="white">
					<ul className="mb-8">
						<DocumentEntry document={policy} level="h2" />
					</ul>
					{isDesktop ? <PolicyFrame policy={policy} /> : <PolicyPages policy={policy} />}
				</Band>
			</ComposedPage>
		</>
	);
}
