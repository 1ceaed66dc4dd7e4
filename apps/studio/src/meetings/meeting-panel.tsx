import type { Language } from '@site/contract/language';
import { slotOf } from '@site/contract/meeting-links';
import { meetingText } from '@site/contract/meeting-text';
import type { PayloadRequest, UIFieldServerProps } from 'payload';
import { has } from '../access/roles.ts';
import type { Booking } from '../payload-types.ts';
import { sayHere } from '../words/say-here.ts';
import { takenSlots } from './book.ts';
import { findBooking } from './find-booking.ts';
import { meetingEvent } from './known-times.ts';
import { MeetingActions } from './meeting-actions.tsx';

const states = {
	confirmed: { en: 'Confirmed', zh: '已确认' },
	cancelled: { en: 'Canceled', zh: '已取消' },
	unplaced: { en: 'To be placed: the wished time was gone', zh: '待安排：所选时间已被占用' },
} as const;

/** The free times of the event. */
async function freeTimes(req: PayloadRequest, eventId: number, language: Language) {
	const event = await meetingEvent(req, eventId);
	if (!event) return [];
	const taken = new Set(await takenSlots(req));
	const { timeZone } = event;
	return event.times
		.filter(({ startsAt }) => Date.parse(startsAt) > Date.now() && !taken.has(slotOf(eventId, startsAt)))
		.map(({ startsAt, minutes }) => ({ startsAt, text: meetingText({ startsAt, minutes, timeZone }, language) }));
}

async function Panel({ booking, req, linked }: { booking: Booking; req: PayloadRequest; linked: boolean }) {
	const say = await sayHere();
	return (
		<section className="studio-note" aria-label={say('Meeting', '会面')}>
			<p>
				<strong>{say(states[booking.status])}</strong>: {booking.time}
			</p>
			<p>
				{booking.eventTitle}
				{linked && (
					<>
						{' · '}
						<a href={`/admin/collections/bookings/${booking.id}`}>{say('Open the meeting', '打开会面')}</a>
					</>
				)}
			</p>
			<MeetingActions
				id={booking.id}
				isCancelled={booking.status === 'cancelled'}
				free={await freeTimes(req, booking.eventId, say('en', 'cn') as Language)}
			/>
		</section>
	);
}

/** In the form of a meeting: its state, with actions to move or cancel it. */
export async function MeetingPanel({ id, req }: UIFieldServerProps) {
	const booking = id && has(req.user, 'sales') ? await findBooking(req, { id: { equals: id } }) : undefined;
	return booking ? <Panel booking={booking} req={req} linked={false} /> : null;
}

/** At the desk, with the message that asked for the time. */
export async function MeetingOfMessage({ req, reference }: { req: PayloadRequest; reference: string }) {
	const booking = has(req.user, 'sales') ? await findBooking(req, { reference: { equals: reference } }) : undefined;
	return booking ? <Panel booking={booking} req={req} linked /> : null;
}
