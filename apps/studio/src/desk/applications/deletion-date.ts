import { endOf } from '../../inbox/retention-period.ts';
import type { Application, Retention } from '../../payload-types.ts';

type Facts = Pick<Application, 'receivedAt'> &
	Partial<Pick<Application, 'status' | 'stage' | 'declinedAt' | 'deletedAt'>>;
type Limits = Pick<Retention, 'applications' | 'declinedApplications' | 'spam' | 'trash'>;

/** Moment from which retention deletes an application: the earliest end of its periods. */
export function deletedFrom(application: Facts, limits: Limits): string {
	const { receivedAt, status, stage, declinedAt, deletedAt } = application;
	const ends = [
		endOf(receivedAt, limits.applications),
		...(status === 'spam' ? [endOf(receivedAt, limits.spam)] : []),
		...(stage === 'declined' && declinedAt ? [endOf(declinedAt, limits.declinedApplications)] : []),
		...(deletedAt ? [endOf(deletedAt, limits.trash)] : []),
	];
	return ends.sort()[0] ?? '';
}
