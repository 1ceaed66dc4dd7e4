import { composedMeta } from '../../document/meta.ts';
import { ComposedPage, composedPage } from '../../sections/composed-page.tsx';
import type { Route } from './+types/page';

/** The card on the supply-chain page leads to a variant for supply-chain readers (D13). */
export function loader({ context, url }: Route.LoaderArgs) {
	return composedPage(
		context,
		isForSupplyChain(url.search) ? 'contract-manufacturing-supply-chain' : 'contract-manufacturing',
	);
}

export const meta = (args: Route.MetaArgs) =>
	composedMeta(args, {
		path: args.location.pathname + (isForSupplyChain(args.location.search) ? '?for=supply-chain' : ''),
	});

const isForSupplyChain = (query: string) => new URLSearchParams(query).get('for') === 'supply-chain';

export default function ContractManufacturing({ loaderData }: Route.ComponentProps) {
	return <ComposedPage {...loaderData} />;
}
