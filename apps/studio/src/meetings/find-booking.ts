import type { PayloadRequest, Where } from 'payload';
import type { Booking } from '../payload-types.ts';

export async function findBooking({ payload }: PayloadRequest, where: Where): Promise<Booking | undefined> {
	return (await payload.find({ collection: 'bookings', where, limit: 1, depth: 0, pagination: false })).docs[0];
}
