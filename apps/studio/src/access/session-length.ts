import { type CollectionBeforeOperationHook, Forbidden } from 'payload';

const hour = 60 * 60;

/** Idle time after which a session ends: a working day, since ending it sooner would lose half-written texts. */
export const idleSeconds = 8 * hour;
/** Every session ends within a day, however much it is used. */
const longestSeconds = 24 * hour;

/** Refuses to extend a session beyond its longest time. */
export const endOldSession: CollectionBeforeOperationHook = ({ operation, req }) => {
	if (operation !== 'refresh' || req.user?.collection !== 'users') return;
	const current = '_sid' in req.user ? req.user._sid : undefined;
	const begun = req.user.sessions?.find(({ id }) => id === current)?.createdAt;
	if (!begun || Date.now() - Date.parse(begun) > (longestSeconds - idleSeconds) * 1000) throw new Forbidden(req.t);
};
