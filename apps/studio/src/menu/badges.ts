import type { Payload, TypedUser } from 'payload';
import { lacksSecondFactor } from '../access/lacks-second-factor.ts';
import { toApprove, unreadNews, waitingMessages } from '../dashboard/waiting.ts';
import type { Say } from '../words/said.ts';

export interface Badge {
	label: string;
	/** For the person, not for the whole team. */
	isMine?: boolean;
}

const badge = (value: number, en: string, zh: string, say: Say, isMine = false): Badge[] =>
	value > 0 ? [{ label: say(`${value} ${en}`, `${value} ${zh}`), isMine }] : [];

/** What waits behind entries of the menu, by the entry's name. */
export async function badgesFor(payload: Payload, user: TypedUser | null, say: Say): Promise<Record<string, Badge[]>> {
	if (!user || lacksSecondFactor(user)) return {};
	const [messages, approvals, { mentions, refusals }] = await Promise.all([
		waitingMessages(payload, user),
		toApprove(payload, user),
		unreadNews(payload, user),
	]);
	return {
		inbox: [
			...badge(messages.new, 'new', '封新信', say),
			...badge(messages.mine, 'yours', '封归您', say, true),
			...badge(mentions.length, 'for you', '处提到您', say, true),
		],
		releases: [
			...badge(approvals.length, 'to approve', '项待审批', say),
			...badge(refusals.length, 'refused', '项被拒绝', say, true),
		],
	};
}
