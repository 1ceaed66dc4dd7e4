import type { SubmissionKind } from '@site/contract/submission';
import type { WireAnswer } from '@site/contract/wire';
import { type CallOptions, call } from '../client/wire.ts';
import type { Values } from './element-names.ts';
import { toWire } from './wire-fields.ts';

type Send = (values: Values, options: CallOptions) => Promise<WireAnswer<unknown>>;

/** How each form is sent. */
export const senders: Record<SubmissionKind, Send> = {
	signup: (values, options) => call('message', toWire('signup', values), options),
	contact: (values, options) => call('message', toWire('contact', values), options),
	quote: (values, options) => call('productMessage', toWire('quote', values), options),
	application: (values, options) => call('jobApplication', toWire('application', values), options),
};
