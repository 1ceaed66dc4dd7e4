import type { Said } from '../../words/said.ts';
/** Stages of an application, in order. */
export const stages = ['new', 'looked-at', 'shortlisted', 'interview', 'offer', 'declined', 'hired'] as const;
export type Stage = (typeof stages)[number];

export const stageLabels: Record<Stage, Said> = {
	new: { en: 'New', zh: '新' },
	'looked-at': { en: 'Looked at', zh: '已查看' },
	shortlisted: { en: 'Shortlisted', zh: '入围' },
	interview: { en: 'Interview', zh: '面试' },
	offer: { en: 'Offer', zh: '录用通知' },
	declined: { en: 'Declined', zh: '已婉拒' },
	hired: { en: 'Hired', zh: '已录用' },
};

export const isStage = (value: unknown): value is Stage => stages.some((stage) => stage === value);

export const ratings = [1, 2, 3, 4, 5] as const;

/** `★★★☆☆`, for sighted users. */
export const stars = (rating: number | null | undefined): string =>
	rating ? '★'.repeat(rating) + '☆'.repeat(ratings.length - rating) : '';
