import { emptyOr } from '../../fields/filled.ts';
import { isAddress } from '../../mail/is-address.ts';

/** Where replies go, or nothing. */
export const validReplyTo = emptyOr(isAddress, 'One plain e-mail address: service@example.com');
