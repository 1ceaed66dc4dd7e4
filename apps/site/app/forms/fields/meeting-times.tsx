import { meetingClock, meetingDay, zoneName } from '@site/contract/meeting-text';
import { useEffect, useState } from 'react';
import { useOwnZone } from '../../client/use-own-zone.ts';
import { useShell } from '../../client/use-shell.ts';
import { meetingWords } from '../../messages/meeting.ts';
import { useWords } from '../../messages/use-messages.ts';
import { describedBy, FieldError, type FieldProps } from '../../ui/field.tsx';
import type { MeetingsView, OfferedTime } from '../../visit.ts';

type MeetingTimesProps = Omit<FieldProps, 'label'> & {
	meetings: MeetingsView;
	/** The label of the choice without a time. */
	none?: string;
};

/**
 * The free times of an event, in the event's time zone until the browser knows the visitor's. A time that another
 * visitor has taken meanwhile disappears.
 */
export function MeetingTimes({ meetings, none, ...field }: MeetingTimesProps) {
	const words = useWords(meetingWords);
	const { language } = useShell();
	const { id, name, error, initial, required } = field;
	const { timeZone, zone, times } = meetings;
	const [first] = times;
	const own = useOwnZone(first?.startsAt, timeZone);
	const left = useLeft(name, error);

	const shown = times
		.filter(({ startsAt }) => left?.includes(startsAt) ?? true)
		.map((time) => ({
			...time,
			value: time.startsAt,
			beside: own ? time.clock : words.minutes(time.minutes),
			note: own && words.atEvent,
			...(own && {
				day: meetingDay(time.startsAt, own, language),
				clock: meetingClock(time.startsAt, own, language),
			}),
		}));
	// By default the choice without a time is selected, so that the visitor sees that it is optional.
	const choice = { name, initial: initial ?? (none && ''), required };
	return (
		<fieldset
			id={id}
			tabIndex={-1}
			className="grid min-w-0 scroll-mt-36 gap-5 outline-none @min-[26rem]:col-span-2"
			{...describedBy({ ...field, hint: zone })}
		>
			<legend className="mb-1.5 text-sm font-semibold">{words.chooseTime}</legend>
			<p id={`${id}-hint`} className="text-sm text-ink-soft">
				{own && first ? words.yourClock(zoneName(first.startsAt, own, language), zone) : words.eventClock(zone)}
			</p>
			{grouped(shown).map(({ heading, times }) => (
				<fieldset key={heading} className="min-w-0">
					<legend className="mb-2 font-semibold">{heading}</legend>
					<div className="grid grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))] gap-2">
						{times.map((time) => (
							<Choice key={time.startsAt} {...choice} {...time} />
						))}
					</div>
				</fieldset>
			))}
			{none && <Choice {...choice} value="" clock={none} />}
			<FieldError id={id} error={error} />
		</fieldset>
	);
}

type ChoiceProps = {
	name: string;
	initial?: string | undefined;
	required?: boolean | undefined;
	value: string;
	clock: string;
	beside?: string;
	/** Screen readers need it; the layout makes it clear to others. */
	note?: string;
};

function Choice({ name, initial, required, value, clock, beside, note }: ChoiceProps) {
	return (
		<label className="flex min-h-14 cursor-pointer items-center gap-3 rounded-lg border border-ink-soft/75 bg-white px-3 py-2 hover:border-teal has-checked:border-teal has-checked:bg-pale">
			<input
				type="radio"
				name={name}
				value={value}
				required={required}
				defaultChecked={initial === value}
				className="size-5 shrink-0 accent-teal"
			/>
			<span className="min-w-0">
				<span className={beside ? 'block font-semibold tabular-nums' : undefined}>{clock}</span>{' '}
				{beside && (
					<span className="block text-sm text-ink-soft tabular-nums">
						{beside}
						{note && <span className="sr-only"> {note}</span>}
					</span>
				)}
			</span>
		</label>
	);
}

/** The times that the page offers now, after a time was refused; null until then. */
function useLeft(name: string, error: string | undefined) {
	const [left, setLeft] = useState<string[] | null>(null);
	useEffect(() => {
		if (!error) return;
		const look = async () => {
			const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html');
			const choices = page.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`);
			setLeft(Array.from(choices, ({ value }) => value));
		};
		// If the request fails, all times stay: the server refuses a taken one.
		look().catch(() => undefined);
	}, [name, error]);
	return left;
}

/** Groups times by day and place. */
function grouped<T extends Pick<OfferedTime, 'day' | 'place'>>(times: readonly T[]) {
	const groups: { heading: string; times: T[] }[] = [];
	for (const time of times) {
		const heading = [time.day, time.place].filter(Boolean).join(' · ');
		const group = groups.find((each) => each.heading === heading);
		if (group) group.times.push(time);
		else groups.push({ heading, times: [time] });
	}
	return groups;
}
