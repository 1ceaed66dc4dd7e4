import { brand } from '@site/contract/brand';
import { reportAddress } from '../../addresses/report-address.ts';
import { addressOf, noticeAddress, slugOf } from '../../destinations.ts';
import { pageMeta, siteOf } from '../../document/meta.ts';
import { missingItem } from '../../document/missing-item.ts';
import { offeredInstead } from '../../document/offered-instead.ts';
import { noticeWords } from '../../messages/notices.ts';
import { useWords } from '../../messages/use-messages.ts';
import { Band } from '../../ui/band.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { visitOf } from '../../visit.ts';
import type { Route } from './+types/page';
import { NoticeAction } from './notice-action.tsx';
import { NoticeFacts } from './notice-facts.tsx';
import { NoticeHeading } from './notice-heading.tsx';
import { NoticePart } from './notice-part.tsx';

export function loader({ context, params }: Route.LoaderArgs) {
	const visit = visitOf(context);
	const slug = slugOf(params);
	const notice = visit.ask.notice(slug);
	if (!notice) throw missingItem(offeredInstead(visit, 'notice', slug));
	return { notice };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	if (!loaderData) return [];
	const { title, number, action, problem, slug, publishedOn } = loaderData.notice;
	const site = siteOf(matches);
	return pageMeta(site, {
		title: `${noticeWords[site.language].numbered(number, title)} - ${brand.company}`,
		description: [...action, ...problem].join(' '),
		keywords: [number, title].join(', '),
		path: noticeAddress(slug),
		publishedOn,
	});
}

const link = 'inline-block py-2 font-semibold text-teal-dark underline underline-offset-4';

/** All facts of a notice, the most urgent first. */
export default function Notice({ loaderData: { notice } }: Route.ComponentProps) {
	const words = useWords(noticeWords);
	return (
		<article>
			<NoticeHeading notice={notice} />
			<Band tone="white" className="grid gap-x-16 gap-y-10 desktop:lg:grid-cols-[minmax(0,1fr)_18rem]">
				<div className="grid gap-10">
					<NoticeAction notice={notice} />
					<NoticePart title={notice.kind === 'field-safety' ? words.problem : words.about} lines={notice.problem} />
					<NoticePart title={words.hazard} lines={notice.hazard} />
					<NoticePart title={words.measures} lines={notice.measures} />
					<NoticePart title={words.contact} lines={notice.contact}>
						<ul className="mt-3 grid gap-1">
							<li>
								<SiteLink to={addressOf({ name: 'Contact' })} className={link}>
									{words.write}
								</SiteLink>
							</li>
							{notice.products.map(({ slug, title }) => (
								<li key={slug}>
									<SiteLink to={reportAddress({ product: slug })} className={link}>
										{words.report(title)}
									</SiteLink>
								</li>
							))}
						</ul>
					</NoticePart>
					{notice.letter && (
						<p>
							<SiteLink to={notice.letter.url} newWindow className={link}>
								{words.letter(notice.letter.title)}
							</SiteLink>
						</p>
					)}
				</div>
				<NoticeFacts notice={notice} />
			</Band>
		</article>
	);
}
