import type { PayloadRequest } from 'payload';

/** The studio's forms use this type. Programs send JSON and overwrite deliberately. */
export const isForm = ({ headers }: PayloadRequest): boolean =>
	headers?.get('content-type')?.startsWith('multipart/form-data') === true;
