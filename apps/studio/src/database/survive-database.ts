import type { Payload } from 'payload';

/**
 * An idle connection that breaks emits an 'error' event, which would crash the process if unhandled; the pool replaces
 * the connection.
 */
export const surviveDatabase = (payload: Payload): void => {
	payload.db.pool.on('error', (error) => payload.logger.error({ err: error, msg: 'the database closed a connection' }));
};
