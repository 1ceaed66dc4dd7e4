import type { ListParts } from '../../visit.ts';
import { SideBySide } from './side-by-side.tsx';
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
