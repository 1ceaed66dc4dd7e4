import { foundWords } from '../../messages/found-products.ts';
import { useWords } from '../../messages/use-messages.ts';
import { type PagingProps, Step } from '../../ui/pagination.tsx';

/** Only Previous and Next. */
export function FoundPager({ page, pages, to, label }: PagingProps) {
	const { pageOf } = useWords(foundWords);
	if (pages < 2) return null;
	return (
		<nav aria-label={label} className="flex items-center gap-1">
			<Step page={page - 1} pages={pages} to={to} direction="previous" />
			<span className="px-2 text-sm font-semibold tabular-nums">{pageOf(page, pages)}</span>
			<Step page={page + 1} pages={pages} to={to} direction="next" />
		</nav>
	);
}
