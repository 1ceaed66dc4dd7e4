import type { PayloadRequest } from 'payload';
import { isAddress } from '../../mail/is-address.ts';
import { sayTo } from '../../words/said.ts';

/** One address, or empty. */
export const validReplyTo = (value: unknown, { req }: { req: PayloadRequest }): string | true =>
	!value ||
	(typeof value === 'string' && isAddress(value)) ||
	sayTo(req)('One plain email address: service@example.com', '一个电子邮箱地址：service@example.com');
