import type { Payload } from 'payload';

/** A connection that breaks while idle is an event that would end the process; the pool replaces it by itself. */
export const surviveDatabase = (payload: Payload): void => {
	payload.db.pool.on('error', (error) => payload.logger.error({ err: error, msg: 'the database closed a connection' }));
};
