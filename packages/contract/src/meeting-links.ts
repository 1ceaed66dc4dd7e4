import type { Language } from './language.ts';
import { meetingPath } from './meetings.ts';

/** The meeting as a file for a calendar. */
export const meetingFile = '/calendar/meeting.ics';

const withKey = (path: string) => (key: string, language: Language) =>
	`${path}?key=${key}${language === 'cn' ? '&lang=cn' : ''}`;
export const meetingAddress = withKey(meetingPath);
export const meetingFileAddress = withKey(meetingFile);

/** Identifies a time of an event: only one meeting at a time has it. */
export const slotOf = (event: number, startsAt: string): string => `${event} ${startsAt}`;

/** `unplaced`: the time was taken before we confirmed it, so staff have to find another. */
export const meetingStates = ['confirmed', 'cancelled', 'unplaced'] as const;
export type MeetingState = (typeof meetingStates)[number];
