import type { PayloadRequest } from 'payload';
import type { User } from '../payload-types.ts';

/** Ends sessions that were opened with a password alone; the current one stays. */
export async function endOtherSessions({ payload, user }: PayloadRequest): Promise<void> {
	if (!user) return;
	const own = '_sid' in user ? user._sid : undefined;
	const kept = await payload.db.findOne<User>({ collection: 'users', where: { id: { equals: user.id } } });
	const sessions = (kept?.sessions ?? []).filter(({ id }) => id === own);
	await payload.db.updateOne({ collection: 'users', id: user.id, data: { sessions }, returning: false });
}
