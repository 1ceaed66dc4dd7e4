import { composedMeta } from '../../document/meta.ts';
import { ComposedPage, composedPage } from '../../sections/composed-page.tsx';
import { visitOf } from '../../visit.ts';
import type { Route } from './+types/page';
import { Members } from './members.tsx';

export const loader = ({ context }: Route.LoaderArgs) => ({
	...composedPage(context, 'scientific-strategy-board'),
	members: visitOf(context)
		.ask.boardMembers()
		.map(({ key, name, role, portrait }) => ({ key, name, role, portrait })),
});

export const meta = (args: Route.MetaArgs) => composedMeta(args);

export default function Board({ loaderData: { members, ...composed } }: Route.ComponentProps) {
	return (
		<ComposedPage {...composed}>
			<Members members={members} />
		</ComposedPage>
	);
}
