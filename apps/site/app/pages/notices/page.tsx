import { brand } from '@site/contract/brand';
import { addressOf } from '../../destinations.ts';
import { pageMeta, siteOf } from '../../document/meta.ts';
import { noticesFeedLink } from '../../document/notices-feed.ts';
import { noticeWords } from '../../messages/notices.ts';
import { useWords } from '../../messages/use-messages.ts';
import { PageTitle } from '../../sections/page-title.tsx';
import { Band } from '../../ui/band.tsx';
import { visitOf } from '../../visit.ts';
import type { Route } from './+types/page';
import { NoticeList } from './notice-list.tsx';
import { SubscribeLink } from './subscribe-link.tsx';

export function loader({ context }: Route.LoaderArgs) {
	return { notices: visitOf(context).ask.notices() };
}

export function meta({ matches }: Route.MetaArgs) {
	const site = siteOf(matches);
	const { title, lead } = noticeWords[site.language];
	return [
		...pageMeta(site, {
			title: `${title} - ${brand.company}`,
			description: lead,
			keywords: title,
			path: addressOf({ name: 'Notices' }),
		}),
		noticesFeedLink(site),
	];
}

/** Open notices first; closed notices below. */
export default function Notices({ loaderData: { notices } }: Route.ComponentProps) {
	const words = useWords(noticeWords);
	const open = notices.filter(({ closedText }) => closedText === null);
	const closed = notices.filter(({ closedText }) => closedText !== null);
	return (
		<>
			<PageTitle title={words.title} lead={words.lead} />
			<Band tone="white">
				<div className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
					<h2 className="text-2xl">{words.openHeading}</h2>
					<SubscribeLink />
				</div>
				{open.length > 0 ? <NoticeList notices={open} /> : <p className="text-lg">{words.noneOpen}</p>}
				{closed.length > 0 && (
					<>
						<h2 className="mt-16 mb-8 text-2xl">{words.closedHeading}</h2>
						<NoticeList notices={closed} />
					</>
				)}
			</Band>
		</>
	);
}
