import { composedMeta } from '../../meta.ts';
import { ComposedPage, composedPage } from '../../sections/composed-page.tsx';
import type { Route } from './+types/page';
import { Application } from './application.tsx';

export const loader = ({ context }: Route.LoaderArgs) => composedPage(context, 'careers-apply');

export const meta = (args: Route.MetaArgs) => composedMeta(args);

export default function CareersApply({ loaderData }: Route.ComponentProps) {
	return (
		<ComposedPage {...loaderData}>
			<Application />
		</ComposedPage>
	);
}
