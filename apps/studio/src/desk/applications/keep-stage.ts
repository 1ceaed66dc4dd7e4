import type { CollectionBeforeChangeHook } from 'payload';
import type { Message } from '../../payload-types.ts';
import { isStage, type Stage } from './stages.ts';

type Facts = Pick<Partial<Message>, 'stage' | 'status' | 'declinedAt'>;

const isEnd = (stage: Stage) => stage === 'declined' || stage === 'hired';

/** A new stage sets the date of declining and, unless the status was changed too, a matching status. */
export function stageBrings(before: Facts, change: Facts, now: string): Facts {
	const stage = change.stage ?? before.stage ?? 'new';
	if (!isStage(stage) || stage === (before.stage ?? 'new')) return {};
	const status = change.status ?? before.status ?? 'new';
	const isSaid = change.status !== undefined && change.status !== before.status;
	const next = isEnd(stage) ? 'done' : status === 'new' || status === 'done' ? 'in-progress' : status;
	return {
		declinedAt: stage === 'declined' ? now : null,
		...(!isSaid && status !== 'spam' && stage !== 'new' && { status: next }),
	};
}

/** Applications alone have a stage. */
export const keepStage: CollectionBeforeChangeHook<Message> = ({ data, originalDoc, operation }) => {
	if (operation === 'create') return data;
	if (originalDoc?.kind !== 'application') return { ...data, stage: null, rating: null };
	return { ...data, ...stageBrings(originalDoc, data, new Date().toISOString()) };
};
