import { composedMeta } from '../../meta.ts';
import { missingItem } from '../../missing-item.ts';
import { ComposedPage, composedPage } from '../../sections/composed-page.tsx';
import { LegalBody } from '../../sections/legal-body.tsx';
import { visitOf } from '../../visit.ts';
import type { Route } from './+types/page';

export function loader({ context }: Route.LoaderArgs) {
	const legal = visitOf(context).ask.legal('privacy-policy');
	if (!legal) throw missingItem();
	return { ...composedPage(context, 'privacy-policy'), legal };
}

export const meta = (args: Route.MetaArgs) => composedMeta(args);

export default function PrivacyPolicy({ loaderData: { legal, ...composed } }: Route.ComponentProps) {
	return (
		<>
			<ComposedPage {...composed} />
			<LegalBody legal={legal} />
		</>
	);
}
