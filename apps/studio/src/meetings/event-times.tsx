import { slotOf } from '@site/contract/meeting-links';
import { meetingText } from '@site/contract/meeting-text';
import type { UIFieldServerProps, Where } from 'payload';
import { has } from '../access/roles.ts';
import { fullName } from '../words/full-name.ts';
import { sayHere } from '../words/say-here.ts';
import { meetingEvent } from './known-times.ts';

/** In the form of an event: its published times and their bookings. Only sales see names. */
export async function EventTimes({ id, req }: UIFieldServerProps) {
	const say = await sayHere();
	const event = id ? await meetingEvent(req, Number(id)) : undefined;
	if (!event || event.times.length === 0) return null;
	const where: Where = { and: [{ eventId: { equals: event.id } }, { slot: { exists: true } }] };
	const { docs } = await req.payload.find({ collection: 'bookings', where, pagination: false, depth: 0 });
	const bySlot = new Map(docs.map((booking) => [booking.slot, booking]));
	const seesNames = has(req.user, 'sales');
	return (
		<section className="studio-note" aria-label={say('Who has which time', '时间占用情况')}>
			<table>
				<caption>{say('Published times, and who has which', '已公布的时间及其占用者')}</caption>
				<thead>
					<tr>
						<th scope="col">{say('Time', '时间')}</th>
						<th scope="col">{say('Who', '占用者')}</th>
					</tr>
				</thead>
				<tbody>
					{event.times.map(({ startsAt, minutes }) => {
						const booking = bySlot.get(slotOf(event.id, startsAt));
						return (
							<tr key={startsAt}>
								<td>{meetingText({ startsAt, minutes, timeZone: event.timeZone }, 'en')}</td>
								<td>
									{!booking ? (
										say('Free', '空闲')
									) : seesNames ? (
										<a href={`/admin/collections/bookings/${booking.id}`}>
											{fullName(booking.firstName, booking.lastName)}
										</a>
									) : (
										say('Taken', '已占用')
									)}
								</td>
							</tr>
						);
					})}
				</tbody>
			</table>
		</section>
	);
}
