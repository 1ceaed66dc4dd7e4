import { brand } from '@site/contract/brand';
import { useShell } from '../../client/use-shell.ts';
import { addressOf, noticeAddress } from '../../destinations.ts';
import { pageMeta, siteOf } from '../../document/meta.ts';
import { noticesFeed, noticesFeedLink } from '../../document/notices-feed.ts';
import { noticeWords } from '../../messages/notices.ts';
import { useWords } from '../../messages/use-messages.ts';
import { PageTitle } from '../../sections/page-title.tsx';
import { Band } from '../../ui/band.tsx';
import { EmergencyUse } from '../../ui/emergency-use.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { type NoticeHead, visitOf } from '../../visit.ts';
import type { Route } from './+types/page';

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

/** The feed is a file from the server, not a page of the app, so this is a plain link. */
function SubscribeLink() {
	const words = useWords(noticeWords);
	const { language } = useShell();
	return (
		<a
			href={noticesFeed(language)}
			className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-teal-dark underline-offset-4 hover:underline"
		>
			<Icon name="feed" className="size-5" />
			{words.subscribe}
		</a>
	);
}

/** One line per notice; its title is the link. */
function NoticeList({ notices }: { notices: readonly NoticeHead[] }) {
	const words = useWords(noticeWords);
	return (
		<ul className="border-t border-line">
			{notices.map(({ id, slug, kind, number, title, products, lots, publishedOn, publishedText, closedText }) => (
				<li
					key={id}
					className="grid gap-x-12 gap-y-2 border-b border-line py-6 desktop:md:grid-cols-[14rem_minmax(0,1fr)] desktop:py-8"
				>
					<p className="text-sm text-ink-soft">
						<span className="block font-semibold text-ink">{words.kinds[kind]}</span>
						<span className="font-mono">{number}</span> · <time dateTime={publishedOn}>{publishedText}</time>
						{closedText !== null && <span className="block">{words.closed}</span>}
					</p>
					<div className="min-w-0">
						<h3 className="max-w-prose text-lg">
							<SiteLink
								to={noticeAddress(slug)}
								className="inline-block py-2 text-teal-dark underline-offset-4 hover:underline"
							>
								<Unbroken>{title}</Unbroken>
							</SiteLink>
						</h3>
						<p className="text-sm text-ink-soft">
							{products.map(({ title, reference }) => words.product(title, reference)).join(words.between)}
						</p>
						<p className="text-sm text-ink-soft">
							{lots.length > 0 ? words.lotsOf(lots.join(words.between)) : words.allLots}
						</p>
						{products.map((product) => (
							<EmergencyUse key={product.slug} statement={product.emergencyUse} />
						))}
					</div>
				</li>
			))}
		</ul>
	);
}
