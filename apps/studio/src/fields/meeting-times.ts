import type { MeetingTimes } from '@site/contract/newsroom';
import { isTimeZone, momentIn, wallClockIn } from '@site/contract/zoned-time';
import type { Field, TextFieldSingleValidation } from 'payload';
import { noon } from '../mapping/noon.ts';
import { pair } from '../mapping/pairs.ts';
import { day as dayOf, optionalText } from '../mapping/words.ts';
import { type Said, sayTo } from '../words/said.ts';
import { day } from './day.ts';
import { own } from './field.ts';
import { emptyOr } from './filled.ts';
import { words } from './words.ts';

const clockForm = /^([01]\d|2[0-3]):[0-5]\d$/;
const wanted: Said = { en: 'A time such as 09:30 or 14:00.', zh: '时间，例如 09:30 或 14:00。' };
const clock: TextFieldSingleValidation = (value, { req }) => clockForm.test(value ?? '') || sayTo(req)(wanted);
const isClock = (value: unknown): value is string => typeof value === 'string' && clockForm.test(value);
const later: TextFieldSingleValidation = (value, { req, siblingData }) => {
	const from = 'from' in siblingData ? siblingData.from : '';
	if (!isClock(value)) return sayTo(req)(wanted);
	return !isClock(from) || from < value || sayTo(req)('Later than From, on the same day.', '晚于“从”，且在同一天。');
};
const zone = emptyOr(isTimeZone, {
	en: 'A name such as America/Los_Angeles, Europe/Berlin, Asia/Dubai or Asia/Shanghai.',
	zh: '名称，例如 America/Los_Angeles、Europe/Berlin、Asia/Dubai 或 Asia/Shanghai。',
});

const time = (name: string, label: Said, validate: TextFieldSingleValidation): Field => ({
	name,
	type: 'text',
	label,
	required: true,
	validate,
	admin: { width: '20%', placeholder: { en: '09:30', zh: '09:30' } },
});

/** Meeting times for visitors: a row is one time, or a period that is divided into times of equal length. */
const meetingTimesField: Field = {
	name: 'meetings',
	type: 'group',
	label: { en: 'Meeting times', zh: '会面时间' },
	admin: {
		description: {
			en: 'Visitors choose one of the free times on the event’s page and have it confirmed at once. Without any they ask for a meeting, as before.',
			zh: '访客在活动页面上选择一个空闲时间，立即得到确认。没有可选时间时，访客仍可提出会面请求。',
		},
	},
	fields: [
		{
			name: 'timeZone',
			type: 'text',
			label: { en: 'Time zone of the event', zh: '活动所在时区' },
			validate: zone,
			admin: {
				description: {
					en: 'All times below are by its clocks, for example America/Los_Angeles or Asia/Dubai.',
					zh: '以下所有时间均按该时区，例如 America/Los_Angeles 或 Asia/Dubai。',
				},
			},
		},
		{
			name: 'sessions',
			type: 'array',
			label: { en: 'Times', zh: '时间' },
			labels: { singular: { en: 'Time', zh: '时间' }, plural: { en: 'Times', zh: '时间' } },
			admin: {
				description: {
					en: 'From 09:00 to 11:00 with 30 minutes each are four times.',
					zh: '从 09:00 到 11:00、每次 30 分钟即为四个时间。',
				},
			},
			fields: [
				{
					type: 'row',
					fields: [
						day('day', { label: { en: 'Day', zh: '日期' } }),
						time('from', { en: 'From', zh: '从' }, clock),
						time('until', { en: 'Until', zh: '至' }, later),
						{
							name: 'minutes',
							type: 'number',
							label: { en: 'Minutes each', zh: '每次分钟数' },
							required: true,
							defaultValue: 30,
							min: 5,
							max: 480,
							admin: { width: '20%' },
						},
					],
				},
				words('place', {
					label: { en: 'Where, or with whom', zh: '地点或会面对象' },
					help: { en: 'For example Booth 208, table A. It may be empty.', zh: '例如 208 号展位 A 桌。可以留空。' },
				}),
			],
		},
		{
			name: 'list',
			type: 'ui',
			admin: { components: { Field: '/src/meetings/event-times.tsx#EventTimes' } },
		},
	],
};

type Session = {
	day: string;
	from: string;
	until: string;
	minutes: number;
	place?: string | null;
	placeCn?: string | null;
};
type Stored = { timeZone?: string | null; sessions?: Session[] | null };

function timesOf(timeZone: string, { day, from, until, minutes, place, placeCn }: Session): MeetingTimes['times'] {
	const at = (time: string) => momentIn(timeZone, { day: dayOf(day), time });
	const length = minutes * 60_000;
	const count = length > 0 ? Math.floor((at(until) - at(from)) / length) : 0;
	const where = optionalText(place, placeCn);
	return Array.from({ length: Math.max(0, count) }, (_, index) => ({
		startsAt: new Date(at(from) + index * length).toISOString(),
		minutes,
		...(where && { place: where }),
	}));
}

/** Times for visitors, soonest first; undefined if there are none. */
export function meetingTimes(stored: Stored | undefined): MeetingTimes | undefined {
	const { timeZone, sessions } = stored ?? {};
	if (!sessions?.length) return undefined;
	// The contract refuses it, with a message at the field.
	if (!timeZone || !isTimeZone(timeZone)) return { timeZone: timeZone ?? '', times: [] };
	const times = sessions.flatMap((session) => timesOf(timeZone, session));
	return { timeZone, times: times.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt)) };
}

/** Times that follow each other at the same place become one row. */
export function storedMeetings(meetings: MeetingTimes | undefined) {
	if (!meetings) return { timeZone: '', sessions: [] };
	const { timeZone, times } = meetings;
	const rows: MeetingTimes['times'][] = [];
	for (const each of times) {
		const last = rows.at(-1)?.at(-1);
		const goesOn =
			last &&
			Date.parse(last.startsAt) + last.minutes * 60_000 === Date.parse(each.startsAt) &&
			last.minutes === each.minutes &&
			JSON.stringify(last.place) === JSON.stringify(each.place);
		if (goesOn) rows.at(-1)?.push(each);
		else rows.push([each]);
	}
	const sessions = rows.flatMap((row) => {
		const [first] = row;
		if (!first) return [];
		const begins = Date.parse(first.startsAt);
		const { day, time } = wallClockIn(timeZone, begins);
		const until = wallClockIn(timeZone, begins + row.length * first.minutes * 60_000).time;
		return [{ day: noon(day), from: time, until, minutes: first.minutes, ...pair('place', first.place ?? { en: '' }) }];
	});
	return { timeZone, sessions };
}

/** A row may yield several times; each value of a row is checked by its own field first. */
export const meetings = own<MeetingTimes | undefined, Stored | undefined>(
	() => meetingTimesField,
	meetingTimes,
	storedMeetings,
	{ names: { 'times.*.startsAt': 'sessions.*.from', times: 'sessions' } },
);
