import { endOf } from '../../inbox/retention-period.ts';
import type { Message, Retention } from '../../payload-types.ts';

type Facts = Partial<Pick<Message, 'receivedAt' | 'status' | 'stage' | 'declinedAt' | 'deletedAt'>>;
type Limits = Pick<Retention, 'application' | 'declined' | 'spam' | 'trash'>;

/** Moment from which retention deletes an application: the earliest end of its periods. */
export function deletedFrom(application: Facts, limits: Limits): string {
	const { receivedAt, status, stage, declinedAt, deletedAt } = application;
	const received = receivedAt ?? '';
	const ends = [
		endOf(received, limits.application),
		...(status === 'spam' ? [endOf(received, limits.spam)] : []),
		...(stage === 'declined' && declinedAt ? [endOf(declinedAt, limits.declined)] : []),
		...(deletedAt ? [endOf(deletedAt, limits.trash)] : []),
	];
	return ends.sort()[0] ?? '';
}
