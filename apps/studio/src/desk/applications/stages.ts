/** The way of an application, in order. */
export const stages = ['new', 'looked-at', 'shortlisted', 'interview', 'offer', 'declined', 'hired'] as const;
export type Stage = (typeof stages)[number];

export const stageLabels: Record<Stage, string> = {
	new: 'New',
	'looked-at': 'Looked at',
	shortlisted: 'Shortlisted',
	interview: 'Interview',
	offer: 'Offer',
	declined: 'Declined',
	hired: 'Hired',
};

export const isStage = (value: unknown): value is Stage => stages.some((stage) => stage === value);

export const ratings = [1, 2, 3, 4, 5] as const;

/** `★★★☆☆`, for those who see it. */
export const stars = (rating: number | null | undefined): string =>
	rating ? '★'.repeat(rating) + '☆'.repeat(ratings.length - rating) : '';
