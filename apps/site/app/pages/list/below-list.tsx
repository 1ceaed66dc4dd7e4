import { productAddress } from '../../destinations.ts';
import { MyCountry } from '../../forms/my-country.tsx';
import { compareTableWords } from '../../messages/compare-table.ts';
import { listTableWords } from '../../messages/list-table.ts';
import { useWords } from '../../messages/use-messages.ts';
import { CompareRows } from '../../product/compare-table.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { ComparedLine, ListParts } from '../../visit.ts';
import { type Country, useSideBySideRows } from './side-by-side-rows.tsx';
import { WatchList } from './watch-list.tsx';

/** The comparison and the notification form below the lines of a list. */
export function BelowList({ compared, lines, items, countries, country }: ListParts) {
	return (
		<>
			<SideBySide lines={compared} count={lines.length} items={items} countries={countries} country={country} />
			<WatchList lines={lines} />
		</>
	);
}

type SideBySideProps = {
	lines: readonly ComparedLine[];
	/** The number of lines on the list. */
	count: number;
	items: string;
	countries: readonly Country[];
	country: Country | null;
};

/** The most columns that fit on paper. */
const mostOnPaper = 5;
/** The most columns that a desktop window shows at once. */
const mostInWindow = 4;
/** The same, in windows from 768 px. */
const mostInNarrowWindow = 3;

/**
 * Compares up to twelve lines. The headings stay visible, and the table scrolls in a box if the window is too narrow.
 * The switch for differences is plain HTML and needs no script.
 */
function SideBySide({ lines, count, items, countries, country }: SideBySideProps) {
	const words = useWords(listTableWords);
	const { feature } = useWords(compareTableWords);
	const rows = useSideBySideRows(lines, country);
	const isWide = lines.length > mostInWindow;
	const isNarrow = lines.length <= mostInNarrowWindow;
	// Below the header of the page, or at the top of the box that scrolls.
	const stays = classes(
		'sticky top-0 print:static',
		isNarrow ? 'desktop:md:top-(--under-header)' : !isWide && 'desktop:lg:roomy:top-(--under-header)',
	);
	return (
		// Paper would cut off more columns, and it already has each line above.
		<div
			id="side-by-side"
			className={classes('group/table min-w-0 scroll-mt-36', lines.length > mostOnPaper && 'print:hidden')}
		>
			<h2 className="text-2xl">{words.sideBySide}</h2>
			{count > lines.length && <p className="mt-1 text-sm text-ink-soft">{words.sideBySideOf(lines.length, count)}</p>}
			<MyCountry
				countries={countries}
				country={country?.code ?? ''}
				place="#side-by-side"
				fields={[['items', items]]}
				className="my-4"
			/>
			{lines.length > 1 && (
				<label className="no-print mb-3 inline-flex min-h-11 items-center gap-2.5 font-semibold">
					<input type="checkbox" id="only-differences" className="size-5 accent-teal" />
					{words.onlyDifferences}
				</label>
			)}
			{lines.length > 1 && (
				<p
					className={classes(
						'no-print mb-2 flex items-center gap-2 text-sm text-ink-soft',
						isNarrow ? 'desktop:md:hidden' : !isWide && 'desktop:lg:hidden',
					)}
				>
					{words.scrollHint}
					<Icon name="arrow" className="size-4 shrink-0" />
				</p>
			)}
			<div className={classes('more-aside mobile:-mx-5', !isWide && 'desktop:lg:after:hidden')}>
				<section
					aria-label={words.sideBySide}
					// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by the keyboard
					tabIndex={0}
					className={classes(
						'max-h-[calc(100dvh-6rem)] overflow-auto overscroll-x-contain border-y border-line print:max-h-none print:overflow-visible',
						isNarrow
							? 'desktop:md:max-h-none desktop:md:overflow-visible'
							: !isWide && 'desktop:lg:roomy:max-h-none desktop:lg:roomy:overflow-visible',
					)}
				>
					<table className="border-separate [border-spacing:0] text-left text-sm tabular-nums desktop:w-full print:w-full">
						<thead>
							<tr>
								<th
									scope="col"
									className={classes(
										'left-0 z-20 w-34 min-w-34 border-b border-line bg-white py-3 pr-3 mobile:pl-5 desktop:w-40 desktop:min-w-40',
										stays,
									)}
								>
									<span className="sr-only">{feature}</span>
								</th>
								{lines.map(({ reference, slug, title }) => (
									<th
										key={reference}
										scope="col"
										className={classes(
											'z-10 w-52 min-w-40 border-b border-line bg-white px-3 py-3 align-bottom font-semibold text-balance print:min-w-0',
											stays,
										)}
									>
										<SiteLink
											to={productAddress(slug)}
											detail
											className="inline-block underline-offset-4 hover:underline"
										>
											<Unbroken>{title}</Unbroken>
										</SiteLink>
									</th>
								))}
							</tr>
						</thead>
						<CompareRows items={lines} keyOf={({ reference }) => reference} rows={rows} />
					</table>
				</section>
			</div>
		</div>
	);
}
