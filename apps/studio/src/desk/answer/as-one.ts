import { createLocalReq, type PayloadRequest } from 'payload';
import { inTransaction } from '../../database/in-transaction.ts';

/** Runs in its own transaction and request, as the same user. */
export async function asOne<T>(asked: PayloadRequest, work: (req: PayloadRequest) => Promise<T>): Promise<T> {
	const { payload, user, headers } = asked;
	const req = await createLocalReq({ ...(user && { user }), req: { headers } }, payload);
	return inTransaction(req, () => work(req));
}
