import { composedMeta } from '../../meta.ts';
import { ComposedPage, composedPage } from '../../sections/composed-page.tsx';
import type { Route } from './+types/page';

export const loader = ({ context }: Route.LoaderArgs) => composedPage(context, 'supply-chain');

/** `/diagnostics` shows this page too; its own address is the canonical one (D13). */
export const meta = (args: Route.MetaArgs) => composedMeta(args, '/supply-chain');

export default function SupplyChain({ loaderData }: Route.ComponentProps) {
	return <ComposedPage {...loaderData} />;
}
