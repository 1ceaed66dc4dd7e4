import type { Payload, TypedUser } from 'payload';
import { countDesk } from '../desk/read-desk.ts';
import { readerOf } from '../desk/reader-of.ts';
import type { Say } from '../words/said.ts';

export interface Badge {
	label: string;
	/** For the person, not for the whole team. */
	isMine?: boolean;
}

/** What waits behind entries of the menu, by the entry's name. */
export async function badgesFor(payload: Payload, user: TypedUser | null, say: Say): Promise<Record<string, Badge[]>> {
	const reader = await readerOf({ payload, user });
	const { new: fresh, mine } = await countDesk(payload, { tab: 'new', words: '', page: 1 }, reader);
	return {
		inbox: [
			...(fresh > 0 ? [{ label: say(`${fresh} new`, `${fresh} 封新信`) }] : []),
			...(mine > 0 ? [{ label: say(`${mine} yours`, `${mine} 封归您`), isMine: true }] : []),
		],
	};
}
