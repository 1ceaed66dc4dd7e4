import type { PayloadRequest, Where } from 'payload';
import type { Booking } from '../payload-types.ts';

export async function findBooking(req: PayloadRequest, where: Where): Promise<Booking | undefined> {
	return (await req.payload.find({ collection: 'bookings', where, limit: 1, depth: 0, pagination: false, req }))
		.docs[0];
}
