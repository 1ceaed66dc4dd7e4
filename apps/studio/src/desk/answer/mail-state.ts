import type { Mail } from '../../payload-types.ts';

/** Delivery state of a mail. */
export interface MailState {
	state: 'waiting' | 'refused' | 'sent' | 'unsent' | 'given up';
	/** Error of the mail server. */
	said?: string;
	/** When it was sent, or is tried next. */
	at?: string;
}

type Facts = Pick<Mail, 'status' | 'lastError' | 'nextAttemptAt' | 'sentAt'>;

export function mailState({ status, lastError, nextAttemptAt, sentAt }: Facts): MailState {
	const said = lastError ? { said: lastError } : {};
	if (status === 'sent') return { state: 'sent', ...(sentAt && { at: sentAt }) };
	if (status === 'unsent') return { state: 'unsent' };
	if (status === 'failed') return { state: 'given up', ...said };
	if (!lastError) return { state: 'waiting' };
	return { state: 'refused', ...said, ...(nextAttemptAt && { at: nextAttemptAt }) };
}

/** A code of the mail server that begins with 5 (RFC 5321): it will not take this mail later either. */
const isFinal = (said: string): boolean => /(?:^|\s)5\d\d[ -]|(?:^|\s)5\.\d{1,3}\.\d{1,3}\b/.test(said);

/** The visitor will not get the mail unless a colleague acts. It is still retried, since servers err. */
export const isRefusedForGood = ({ state, said }: MailState): boolean =>
	state === 'given up' || (state === 'refused' && isFinal(said ?? ''));

/** Whether the state may still change by itself. */
export const isUnderWay = ({ state }: MailState): boolean => state === 'waiting' || state === 'refused';
