import { isAddress } from '../../mail/is-address.ts';

/** Where replies go, or nothing. */
export const validReplyTo = (value: unknown): string | true =>
	!value || (typeof value === 'string' && isAddress(value)) || 'One plain e-mail address: service@example.com';
