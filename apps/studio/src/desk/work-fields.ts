import { isObject } from '../server/is-object.ts';
import type { Said } from '../words/said.ts';
import type { LetterDoc } from './entry-of.ts';

/** Fields of the form beside a message. */
export const workNames = ['status', 'assignee', 'followUpAt'] as const;
export type WorkName = (typeof workNames)[number];

export const workLabels: Record<WorkName, Said> = {
	status: { en: 'the status', zh: '状态' },
	assignee: { en: 'whose it is', zh: '负责人' },
	followUpAt: { en: 'the day to follow up on', zh: '跟进日期' },
};

export const pastDay: Said = {
	en: 'The day to come back to it has passed. Choose one that is still to come.',
	zh: '跟进日期已过。请选择今后的日期。',
};

/** One day of tolerance, since it is still yesterday in some time zones. */
export const isPastDay = (day: string, now = Date.now()): boolean =>
	day !== '' && day < new Date(now - 86_400_000).toISOString().slice(0, 10);

export const idOf = (value: unknown): number | undefined =>
	typeof value === 'number' ? value : isObject(value) ? idOf(value.id) : undefined;

/**
 * Values as the form holds them. The form returns those it showed, so that two users do not undo each other's changes.
 */
export const workOf = (doc: LetterDoc): Record<WorkName, string> => ({
	status: String(doc.status ?? 'new'),
	assignee: String(idOf(doc.assignee) ?? ''),
	followUpAt: typeof doc.followUpAt === 'string' ? doc.followUpAt.slice(0, 10) : '',
});
