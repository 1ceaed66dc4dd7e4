import { boardWords } from '../../messages/board.ts';
import { useWords } from '../../messages/use-messages.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import type { BoardMemberView } from '../../visit.ts';

/** The publications of a member, with alternating pale yellow and pale green backgrounds. */
export function Publications({ publications }: Pick<BoardMemberView, 'publications'>) {
	const words = useWords(boardWords);
	if (publications.length === 0) return null;
	return (
		<section className="mt-12 max-w-prose">
			<h2 className="text-2xl">{words.publications}</h2>
			<ul className="mt-5 grid gap-4">
				{publications.map(({ citation, url }, index) => (
					<li
						key={url}
						className={classes('rounded-card p-6', index % 2 === 0 ? 'bg-publication-yellow' : 'bg-publication-green')}
					>
						<p lang="en">{citation}</p>
						<SiteLink
							to={url}
							detail
							className="mt-2 inline-flex min-h-11 items-center gap-2 font-semibold text-teal-dark underline-offset-8 hover:underline"
						>
							{words.paper}
							<span className="sr-only" lang="en">
								{' '}
								{citation}
							</span>
							<Icon name="arrow" className="size-5" />
						</SiteLink>
					</li>
				))}
			</ul>
		</section>
	);
}
