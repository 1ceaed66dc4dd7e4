import { composedMeta } from '../../document/meta.ts';
import { missingItem } from '../../document/missing-item.ts';
import { policyWords } from '../../messages/policy.ts';
import { useWords } from '../../messages/use-messages.ts';
import { ComposedPage, composedPage } from '../../sections/composed-page.tsx';
import { DocumentEntry } from '../../sections/document-entry.tsx';
import { PageTitle } from '../../sections/page-title.tsx';
import { plainHead } from '../../sections/plain-head.ts';
import { DocumentViewer } from '../../sections/viewer/document-viewer.tsx';
import { Band } from '../../ui/band.tsx';
import { buttonClass } from '../../ui/button.tsx';
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

const viewer = 'viewer';

/** A link to the viewer, the file, the document itself, and its content as text (PAGE-59). */
export default function Policy({ loaderData: { policy, page, data, written } }: Route.ComponentProps) {
	const head = plainHead(page);
	const words = useWords(policyWords);
	return (
		<>
			<PageTitle title={head.title} lead={head.lead} />
			<ComposedPage page={head.page} data={data} at={0}>
				<Band tone="white">
					<p className="mb-6">
						<a href={`#${viewer}`} className={buttonClass('secondary')}>
							{words.goToDocument}
						</a>
					</p>
					<ul className="mb-8">
						<DocumentEntry document={policy} level="h2" />
					</ul>
					<div id={viewer} className="scroll-mt-28">
						<DocumentViewer document={policy} />
					</div>
					{written && <RichText html={written} className="chapters mt-12 desktop:mt-20" />}
				</Band>
			</ComposedPage>
		</>
	);
}
