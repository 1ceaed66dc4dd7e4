import { boardMemberAddress } from '../../destinations.ts';
import { boardWords } from '../../messages/board.ts';
import { useWords } from '../../messages/use-messages.ts';
import { Band } from '../../ui/band.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import type { BoardMemberView } from '../../visit.ts';

type Card = Pick<BoardMemberView, 'key' | 'name' | 'role' | 'portrait'>;

/** A card for each member: photo, name, role and a link to the member's page, which covers the whole card. */
export function Members({ members }: { members: readonly Card[] }) {
	const words = useWords(boardWords);
	return (
		<Band tone="white">
			<Heading title={words.members} className="mb-10 desktop:mb-14" />
			<ul className="grid gap-x-6 gap-y-5 sm:gap-y-10 sm:grid-cols-3 md:grid-cols-5">
				{members.map((member) => (
					<Member key={member.key} member={member} />
				))}
			</ul>
		</Band>
	);
}

function Member({ member: { key, name, role, portrait } }: { member: Card }) {
	const { learnMore } = useWords(boardWords);
	return (
		<li className="group relative flex min-w-0 items-center gap-5 sm:flex-col sm:items-stretch sm:gap-4">
			<Picture
				picture={portrait}
				sizes="(min-width: 1280px) 240px, 50vw"
				decorative
				className="aspect-4/5 w-28 shrink-0 rounded-card object-cover sm:w-full transition-shadow duration-200 group-hover:raised"
			/>
			<div className="flex min-w-0 grow flex-col">
				<h3 className="text-lg">{name}</h3>
				<p className="mt-1 text-sm text-ink-soft">{role}</p>
				<SiteLink
					to={boardMemberAddress(key)}
					detail
					className="mt-auto inline-flex min-h-11 items-center gap-2 pt-2 text-sm font-semibold text-teal-dark underline-offset-4 after:absolute after:inset-0 group-hover:underline"
				>
					{learnMore}
					<span className="sr-only"> {name}</span>
					<Icon name="arrow" className="size-5" />
				</SiteLink>
			</div>
		</li>
	);
}
