import { composedMeta } from '../../meta.ts';
import { missingItem } from '../../missing-item.ts';
import { ComposedPage, composedPage } from '../../sections/composed-page.tsx';
import { LegalBody } from '../../sections/legal-body.tsx';
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

export default function Legal({ loaderData: { legal, ...composed } }: Route.ComponentProps) {
	return (
		<>
			<ComposedPage {...composed} />
			<LegalBody legal={legal} />
		</>
	);
}
