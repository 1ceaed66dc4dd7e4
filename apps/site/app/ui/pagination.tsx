import { Link, type To } from 'react-router';
import { stayInPlace } from '../client/navigation/scroll.ts';
import { useMessages } from '../messages/use-messages.ts';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

/** The page numbers to show: the first, the last and those around the current one; null marks a gap. */
export function pageNumbers(current: number, last: number): (number | null)[] {
	const near = (page: number) => page === 1 || page === last || Math.abs(page - current) <= 1;
	const shown: (number | null)[] = [];
	for (let page = 1; page <= last; page++) {
		// A gap of one page shows that page, since an ellipsis is as wide.
		if (near(page) || (near(page - 1) && near(page + 1))) shown.push(page);
		else if (shown.at(-1) !== null) shown.push(null);
	}
	return shown;
}

export type PagingProps = { page: number; pages: number; to: (page: number) => To; label: string };

const cell = 'grid size-11 place-items-center rounded-full text-sm font-semibold tabular-nums';

/** Links to all pages of a list, to the previous and to the next one. */
export function Pagination({ page, pages, to, label }: PagingProps) {
	const { catalogue } = useMessages();
	if (pages < 2) return null;
	return (
		<nav aria-label={label} className="flex flex-wrap items-center justify-center gap-1">
			<Step page={page - 1} pages={pages} to={to} direction="previous" />
			{pageNumbers(page, pages).map((number, index) =>
				number === null ? (
					// biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing but its place
					<span key={`gap ${index}`} className={classes(cell, 'w-6 text-ink-soft')} aria-hidden="true">
						…
					</span>
				) : (
					<Link
						key={number}
						to={to(number)}
						state={stayInPlace}
						aria-label={catalogue.page(number)}
						aria-current={number === page ? 'page' : undefined}
						className={classes(
							cell,
							'transition-colors duration-200',
							number === page ? 'bg-ink text-white' : 'text-ink hover:bg-pale',
						)}
					>
						{number}
					</Link>
				),
			)}
			<Step page={page + 1} pages={pages} to={to} direction="next" />
		</nav>
	);
}

/** A link to the previous or next page; inactive at an end. */
export function Step({ page, pages, to, direction }: Omit<PagingProps, 'label'> & { direction: 'previous' | 'next' }) {
	const messages = useMessages();
	const arrow = <Icon name={direction === 'next' ? 'arrow' : 'arrow-left'} />;
	const shape = classes(cell, 'border');
	if (page < 1 || page > pages) {
		return (
			<span aria-hidden="true" className={classes(shape, 'border-line text-ink-soft/60')}>
				{arrow}
			</span>
		);
	}
	return (
		<Link
			to={to(page)}
			state={stayInPlace}
			rel={direction === 'next' ? 'next' : 'prev'}
			aria-label={messages[direction]}
			className={classes(shape, 'border-teal text-teal transition-colors duration-200 hover:bg-teal hover:text-white')}
		>
			{arrow}
		</Link>
	);
}
