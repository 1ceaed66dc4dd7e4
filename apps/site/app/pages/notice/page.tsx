import { brand } from '@site/contract/brand';
import { reportAddress } from '../../addresses/report-address.ts';
import { addressOf, noticeAddress, slugOf } from '../../destinations.ts';
import { pageMeta, siteOf } from '../../document/meta.ts';
import { missingItem } from '../../document/missing-item.ts';
import { offeredInstead } from '../../document/offered-instead.ts';
import { boxWords } from '../../messages/box.ts';
import { noticeWords } from '../../messages/notices.ts';
import { useWords } from '../../messages/use-messages.ts';
import { AskExchange } from '../../sections/ask-exchange.tsx';
import { LotForm } from '../../sections/lot-form.tsx';
import { Band, bandWidth } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { type NoticeView, visitOf } from '../../visit.ts';
import type { Route } from './+types/page';
import { NoticeFacts } from './notice-facts.tsx';
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

/** Kind and title of a notice; a closed notice says so directly below. */
function NoticeHeading({ notice: { kind, title, closedText } }: { notice: NoticeView }) {
	const words = useWords(noticeWords);
	return (
		<Band tone="pale" bleed>
			<div className={classes('head py-8 desktop:py-12', bandWidth)}>
				<SiteLink
					to={addressOf({ name: 'Notices' })}
					className="no-print inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-teal-dark underline-offset-4 hover:underline"
				>
					<Icon name="arrow-left" className="size-5" />
					{words.allNotices}
				</SiteLink>
				<p className="mt-4 text-sm font-semibold">{words.kinds[kind]}</p>
				<h1 className="mt-2 max-w-[32ch] text-3xl">
					<Unbroken>{title}</Unbroken>
				</h1>
				{closedText !== null && (
					<p className="mt-5 max-w-prose rounded-card border border-ink-soft px-5 py-3">{words.closedOn(closedText)}</p>
				)}
			</div>
		</Band>
	);
}

/** The steps for users, the affected lots, and a form to check a lot. */
function NoticeAction({ notice }: { notice: NoticeView }) {
	const words = useWords(noticeWords);
	const { checkLotLead } = useWords(boxWords);
	const { slug, kind, action, lots, products, closedText } = notice;
	const isOpen = closedText === null;
	const [product, another] = products;
	return (
		<div
			className={classes(
				'grid max-w-prose gap-6 rounded-card border-2 p-5 desktop:p-6',
				!isOpen ? 'border-line' : kind === 'field-safety' ? 'border-danger' : 'border-teal',
			)}
		>
			<NoticePart
				title={words.action}
				lead={
					<p className="mt-1 text-ink-soft">
						<Unbroken>{lots.length > 0 ? words.lotsOf(lots.join(words.between)) : words.allLots}</Unbroken>
					</p>
				}
				lines={action}
				asSteps
			>
				{isOpen && kind === 'field-safety' && (
					<AskExchange known={{ product: another ? '' : (product?.slug ?? ''), notice: slug }} />
				)}
			</NoticePart>
			{isOpen && products.length > 0 && (
				<div className="grid gap-3 border-t border-line pt-5 print:hidden">
					<p>{checkLotLead}</p>
					<LotForm products={products} />
				</div>
			)}
		</div>
	);
}
