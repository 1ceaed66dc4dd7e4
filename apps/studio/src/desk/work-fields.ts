import type { AnyMessage } from '../inbox/message.ts';
import { idOf } from '../mapping/words.ts';
import type { Said } from '../words/said.ts';

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

/**
 * Values as the form holds them. The form returns those it showed, so that two users do not undo each other's changes.
 */
export const workOf = ({ slug, doc }: AnyMessage): Record<WorkName, string> => ({
	status: slug === 'messages' ? doc.status : 'new',
	assignee: String(idOf(doc.assignee) || ''),
	followUpAt: doc.followUpAt?.slice(0, 10) ?? '',
});
