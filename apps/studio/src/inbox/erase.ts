import type { Payload, PayloadRequest, Where } from 'payload';

/** The user who asked for the deletion, for the audit log; empty if retention deletes. */
export const wishOf = (user: PayloadRequest['user'] | undefined) =>
	user ? { user, context: { cause: 'wish' as const } } : {};

/** Deletes messages permanently, also those in the trash, with everything that belongs to them. */
export const erase = async (payload: Payload, where: Where, user?: PayloadRequest['user']): Promise<number> =>
	(await payload.delete({ collection: 'messages', where, trash: true, depth: 0, ...wishOf(user) })).docs.length;
