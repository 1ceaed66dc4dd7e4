import { addressOf } from '../../destinations.ts';
import { noticeWords } from '../../messages/notices.ts';
import { useWords } from '../../messages/use-messages.ts';
import { Band, bandWidth } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { NoticeView } from '../../visit.ts';

/** Kind and title of a notice; a closed notice says so directly below. */
export function NoticeHeading({ notice: { kind, title, closedText } }: { notice: NoticeView }) {
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
