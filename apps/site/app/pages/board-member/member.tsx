import { addressOf, boardMemberAddress } from '../../destinations.ts';
import { boardWords } from '../../messages/board.ts';
import { useMessages, useWords } from '../../messages/use-messages.ts';
import { WayOn } from '../../sections/way-on.tsx';
import { bandWidth } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import type { BoardMemberView } from '../../visit.ts';
import { Publications } from './publications.tsx';

type Next = Pick<BoardMemberView, 'key' | 'name'>;

/** Photo, name, three lines, biography, any publications, and the link to the next member. */
export function Member({ member, next }: { member: BoardMemberView; next: Next | null }) {
	const words = useWords(boardWords);
	return (
		<article className={classes('py-6 desktop:py-10', bandWidth)}>
			<WayBack />
			<div className="mt-4 grid gap-6 desktop:mt-6 desktop:gap-16 wide:grid-cols-[16rem_minmax(0,1fr)] desktop:lg:grid-cols-[22rem_minmax(0,1fr)]">
				<div className="max-w-44 self-start wide:max-w-88 wide:roomy:sticky wide:roomy:top-28">
					<Picture picture={member.portrait} sizes="22rem" eager className="w-full rounded-card" />
				</div>
				<div className="min-w-0">
					<p className="font-semibold text-teal">{member.role}</p>
					<h1 className="mt-2 text-4xl">{member.name}</h1>
					<ul className="mt-6 grid gap-2">
						{member.lines.map((line) => (
							<li key={line} className="border-l-2 border-coral pl-4">
								{line}
							</li>
						))}
					</ul>
					<RichText html={member.biography} className="mt-8" />
					<Publications publications={member.publications} />
				</div>
			</div>
			{next && <WayOn to={boardMemberAddress(next.key)} label={words.next} title={next.name} />}
		</article>
	);
}

function WayBack() {
	const { scientificStrategyBoard } = useMessages();
	return (
		<SiteLink
			to={addressOf({ name: 'ScientificStrategyBoard' })}
			className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-teal-dark underline-offset-4 hover:underline"
		>
			<Icon name="arrow-left" className="size-5" />
			{scientificStrategyBoard}
		</SiteLink>
	);
}
