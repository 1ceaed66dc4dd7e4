import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSlowBody } from './slow-clients.ts';

const secrets = { secret: 'a secret', token: 'the token of the site' };

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A request whose body is still incomplete. */
function slowRequest(headers: Record<string, string> = {}) {
	const request = new IncomingMessage(new Socket());
	Object.assign(request.headers, { 'content-length': '4', ...headers });
	endSlowBody(request, secrets, 50);
	return request;
}

test('a stranger who sends a body slowly is disconnected', () => {
	const request = slowRequest();
	vi.advanceTimersByTime(49);
	expect(request.destroyed).toBe(false);
	vi.advanceTimersByTime(1);
	expect(request.destroyed).toBe(true);
});

test('a body from the site, an empty one and a complete one have no time limit', () => {
	const ended = slowRequest();
	ended.emit('end');
	const others = [slowRequest({ authorization: `Bearer ${secrets.token}` }), slowRequest({ 'content-length': '0' })];
	vi.advanceTimersByTime(60_000);
	expect([ended, ...others].map(({ destroyed }) => destroyed)).toEqual([false, false, false]);
});
