import type { ArticleKind } from '@site/contract/article-kinds';
import { articleAddress } from '../../destinations.ts';
import { newsroomWords } from '../../messages/newsroom.ts';
import { useWords } from '../../messages/use-messages.ts';
import { bandWidth } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { Neighbour } from '../../visit.ts';

type NeighboursProps = { kind: ArticleKind; older: Neighbour | null; newer: Neighbour | null };

/** Links to the older and newer article of the same kind. */
export function Neighbours({ kind, older, newer }: NeighboursProps) {
	const words = useWords(newsroomWords);
	if (!older && !newer) return null;
	return (
		<nav aria-label={words.more[kind]} className={classes('no-print pb-[clamp(3.5rem,2.5rem+4vw,7rem)]', bandWidth)}>
			<ul className="grid border-t border-line sm:grid-cols-2">
				{older && (
					<li>
						<SiteLink
							to={articleAddress(older.slug)}
							className="group flex h-full items-start gap-4 py-6 max-sm:border-b max-sm:border-line sm:pr-8"
						>
							<Icon name="arrow-left" className="mt-1 size-5 shrink-0 text-teal" />
							<Words label={words.older} title={older.title} />
						</SiteLink>
					</li>
				)}
				{newer && (
					<li className="sm:col-start-2 sm:border-l sm:border-line">
						<SiteLink
							to={articleAddress(newer.slug)}
							className="group flex h-full items-start justify-end gap-4 py-6 text-right sm:pl-8"
						>
							<Words label={words.newer} title={newer.title} />
							<Icon name="arrow" className="mt-1 size-5 shrink-0 text-teal" />
						</SiteLink>
					</li>
				)}
			</ul>
		</nav>
	);
}

const Words = ({ label, title }: { label: string; title: string }) => (
	<span className="min-w-0">
		<span className="block text-sm text-ink-soft">{label}</span>{' '}
		<span className="block font-semibold underline-offset-4 group-hover:underline">
			<Unbroken>{title}</Unbroken>
		</span>
	</span>
);
