import { brand } from '@site/contract/brand';
import { eventAddress, slugOf } from '../../destinations.ts';
import { ContactForm } from '../../forms/contact-form.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { pageMeta, publicUrlOf } from '../../meta.ts';
import { missingItem } from '../../missing-item.ts';
import { PageTitle } from '../../sections/page-title.tsx';
import { visitOf } from '../../visit.ts';
import type { Route } from './+types/page';

export function loader({ context, params }: Route.LoaderArgs) {
	const event = visitOf(context).ask.event(slugOf(params));
	if (!event) throw missingItem();
	return { event };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	if (!loaderData) return [];
	const { title, address, dateText, slug, picture } = loaderData.event;
	return pageMeta(publicUrlOf(matches), {
		title: `${title} - ${brand.company}`,
		description: `${title}, ${dateText}, ${address}`,
		keywords: title,
		path: eventAddress(slug),
		picture: picture ?? undefined,
	});
}

export default function Event({ loaderData: { event } }: Route.ComponentProps) {
	const messages = useMessages();
	return (
		<>
			<PageTitle title={messages.meetUsAt(event.title)} lead={`${event.dateText} · ${event.address}`} />
			<div className="mx-auto max-w-prose px-5 py-16">
				<p className="mb-8 text-lg font-semibold">{messages.scheduleMeeting}</p>
				<ContactForm button={{ desktop: 'Submit', mobile: 'Submit' }} event={{ title: event.title }} />
			</div>
		</>
	);
}
