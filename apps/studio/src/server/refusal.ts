import { APIError } from 'payload';

/** A refusal whose reason is shown to the person. */
export const refusal = (reason: string, status = 409) => new APIError(reason, status, null, true);
