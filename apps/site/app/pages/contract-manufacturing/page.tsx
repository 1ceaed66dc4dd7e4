import { composedMeta } from '../../meta.ts';
import { ComposedPage, composedPage } from '../../sections/composed-page.tsx';
import type { Route } from './+types/page';

/** The card on the supply-chain page leads to the variant for its readers (D13). */
export function loader({ context, url }: Route.LoaderArgs) {
	const forSupplyChain = url.searchParams.get('for') === 'supply-chain';
	return composedPage(context, forSupplyChain ? 'contract-manufacturing-supply-chain' : 'contract-manufacturing');
}

export const meta = (args: Route.MetaArgs) =>
	composedMeta(
		args,
		args.location.search === '?for=supply-chain' ? `/contract-manufacturing${args.location.search}` : undefined,
	);

export default function ContractManufacturing({ loaderData }: Route.ComponentProps) {
	return <ComposedPage {...loaderData} />;
}
