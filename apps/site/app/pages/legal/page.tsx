import { composedMeta } from '../../document/meta.ts';
import { missingItem } from '../../document/missing-item.ts';
import { legalWords } from '../../messages/legal.ts';
import { useWords } from '../../messages/use-messages.ts';
import { ComposedPage, composedPage } from '../../sections/composed-page.tsx';
import { LegalBody } from '../../sections/legal-body.tsx';
import { PageTitle } from '../../sections/page-title.tsx';
import { plainHead } from '../../sections/plain-head.ts';
import { visitOf } from '../../visit.ts';
import type { Route } from './+types/page';

/** The privacy policy, and the terms and conditions. */
export function loader({ context, pattern }: Route.LoaderArgs) {
	const key = pattern === '/privacy-policy' ? 'privacy-policy' : 'terms-and-conditions';
	const legal = visitOf(context).ask.legal(key);
	if (!legal) throw missingItem();
	return { ...composedPage(context, key), legal };
}

export const meta = (args: Route.MetaArgs) => composedMeta(args);

export default function Legal({ loaderData: { legal, page, data } }: Route.ComponentProps) {
	const words = useWords(legalWords);
	const head = plainHead(page);
	return (
		<>
			<PageTitle title={head.title} lead={head.lead} note={words.updatedOn(legal.updatedText)} />
			<ComposedPage page={head.page} data={data} at={0}>
				<LegalBody legal={legal} />
			</ComposedPage>
		</>
	);
}
