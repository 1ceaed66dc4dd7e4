import type { ServerProps } from 'payload';
import { sayHere } from '../words/say-here.ts';
import { countQueue, readerOf } from './queue.ts';

/** First in the menu: the inbox, with the number of waiting messages. */
export async function DeskLink({ payload, user }: ServerProps) {
	const say = await sayHere();
	const reader = await readerOf({ payload, user: user ?? null });
	if (reader.kinds.length === 0) return null;
	const { new: fresh, mine } = await countQueue(payload, { tab: 'new', words: '', page: 1 }, reader);
	return (
		<a className="nav__link desk-link" href="/admin/desk">
			<span className="nav__link-label">{say('Desk', '工作台')}</span>
			{fresh > 0 && <span className="desk-badge">{say(`${fresh} new`, `${fresh} 封新信`)}</span>}
			{mine > 0 && <span className="desk-badge desk-badge-mine">{say(`${mine} yours`, `${mine} 封归您`)}</span>}
		</a>
	);
}
