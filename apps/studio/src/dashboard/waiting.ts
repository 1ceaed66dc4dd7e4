import type { Payload, TypedUser } from 'payload';
import { cache } from 'react';
import { has, overseers } from '../access/roles.ts';
import { waitingProposals } from '../approval/proposals.ts';
import { countQueue, readerOf } from '../desk/queue.ts';
import { newsFor } from './news.ts';

/** The open work of a user. The menu and the dashboard of one view share each answer. */

const messages = (payload: Payload, user: TypedUser | null, age?: 'overdue') =>
	readerOf({ payload, user }).then((reader) =>
		countQueue(payload, { tab: 'new', words: '', page: 1, ...(age && { age }) }, reader),
	);

export const waitingMessages = cache((payload: Payload, user: TypedUser | null) => messages(payload, user));

/** Those that should have been answered, also by colleagues. */
export const overdueMessages = cache((payload: Payload, user: TypedUser | null) => messages(payload, user, 'overdue'));

/** Changes of colleagues that the user may approve. */
export const toApprove = cache(async (payload: Payload, user: TypedUser | null) =>
	has(user, ...overseers)
		? (await waitingProposals({ payload })).filter(({ proposer }) => proposer !== Number(user?.id))
		: [],
);

export const unreadNews = cache(newsFor);
