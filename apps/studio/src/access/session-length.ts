import { type CollectionBeforeOperationHook, Forbidden } from 'payload';

const hour = 60 * 60;

/** A session that nobody uses ends after a working day: a sooner end would take half-written texts with it. */
export const idleSeconds = 8 * hour;
/** However much it is used, who signed in is asked again within a day. */
const longestSeconds = 24 * hour;

/** A session is prolonged only while it would still end within its longest time. */
export const endOldSession: CollectionBeforeOperationHook = ({ operation, req }) => {
	if (operation !== 'refresh' || req.user?.collection !== 'users') return;
	const current = '_sid' in req.user ? req.user._sid : undefined;
	const begun = req.user.sessions?.find(({ id }) => id === current)?.createdAt;
	if (!begun || Date.now() - Date.parse(begun) > (longestSeconds - idleSeconds) * 1000) throw new Forbidden(req.t);
};
