import type { Application, Retention } from '../../payload-types.ts';

type Facts = Pick<Application, 'receivedAt'> &
	Partial<Pick<Application, 'status' | 'stage' | 'declinedAt' | 'deletedAt'>>;
type Limits = Pick<Retention, 'applications' | 'declinedApplications' | 'spam' | 'trash'>;

function monthsAfter(moment: string, months: number): string {
	const date = new Date(moment);
	date.setUTCMonth(date.getUTCMonth() + months);
	return date.toISOString();
}

/** From when on retention deletes an application, by the first period that ends. */
export function deletedFrom(application: Facts, limits: Limits): string {
	const { receivedAt, status, stage, declinedAt, deletedAt } = application;
	const ends = [
		monthsAfter(receivedAt, limits.applications),
		...(status === 'spam' ? [monthsAfter(receivedAt, limits.spam)] : []),
		...(stage === 'declined' && declinedAt ? [monthsAfter(declinedAt, limits.declinedApplications)] : []),
		...(deletedAt ? [monthsAfter(deletedAt, limits.trash)] : []),
	];
	return ends.sort()[0] ?? '';
}
