import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showToast } from '../toasts.ts';
import { call, newKey, requestTimeout, sendForm, WireFailure } from './wire.ts';

vi.mock('../toasts.ts', () => ({ showToast: vi.fn() }));

const fetched = vi.fn<typeof fetch>();
const answer = (body: unknown, status = 200) =>
	fetched.mockResolvedValueOnce(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
	vi.unstubAllGlobals();
	vi.resetAllMocks();
	vi.useRealTimers();
});

describe('the wire client', () => {
	it('posts JSON with credentials and returns the whole body', { tags: ['@CALL-42', '@FORM-19'] }, async () => {
		answer({ status: 200, msg: 'ok', data: { data: [], total: 0 } });
		const body = await call('search', { keyword: 'flu', page: 1, page_size: 6, language: 'en' });
		expect(body.data.total).toBe(0);
		expect(showToast).not.toHaveBeenCalled();
		const [url, request] = fetched.mock.calls[0] ?? [];
		expect(url).toBe('/apis/api/index/search');
		expect(request).toMatchObject({ method: 'POST', credentials: 'include' });
		expect(JSON.parse(String(request?.body))).toEqual({ keyword: 'flu', page: 1, page_size: 6, language: 'en' });
	});

	it('shows msg and still resolves when the body has another status', { tags: '@CALL-43' }, async () => {
		answer({ status: 422, msg: 'Please complete all required fields.', data: null });
		await expect(call('events', {})).resolves.toMatchObject({ status: 422 });
		expect(showToast).toHaveBeenCalledExactlyOnceWith('error', 'Please complete all required fields.');
	});

	it('shows msg and rejects on another HTTP status', { tags: '@CALL-43' }, async () => {
		answer({ status: 429, msg: 'Too many requests', data: null }, 429);
		await expect(call('events', {})).rejects.toMatchObject({ name: 'WireFailure', status: 429 });
		expect(showToast).toHaveBeenCalledExactlyOnceWith('error', 'Too many requests');
	});

	it('rejects without a toast if there is no msg to show', { tags: '@CALL-43' }, async () => {
		answer('<html>Bad gateway</html>', 502);
		await expect(call('events', {})).rejects.toMatchObject({ status: 502 });
		answer('', 200);
		await expect(call('events', {})).rejects.toBeInstanceOf(WireFailure);
		fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
		await expect(call('events', {})).rejects.toMatchObject({ status: 0 });
		expect(showToast).not.toHaveBeenCalled();
	});

	it('shows no toast when it is asked to be silent', async () => {
		answer({ status: 503, msg: 'Later', data: null }, 503);
		await expect(call('navigation', {}, { silent: true })).rejects.toBeInstanceOf(WireFailure);
		expect(showToast).not.toHaveBeenCalled();
	});

	it('gives up after ten seconds', { tags: '@CONST-1' }, async () => {
		const timeout = vi.spyOn(AbortSignal, 'timeout');
		answer({ status: 200, msg: 'ok', data: [] });
		await call('events', {});
		expect(timeout).toHaveBeenCalledExactlyOnceWith(requestTimeout);
		const expired = AbortSignal.abort(new DOMException('Timed out', 'TimeoutError'));
		timeout.mockReturnValueOnce(expired);
		fetched.mockImplementationOnce(async (_url, request) => {
			request?.signal?.throwIfAborted();
			return new Response();
		});
		await expect(call('events', {})).rejects.toMatchObject({ name: 'WireFailure', status: 0 });
		timeout.mockRestore();
	});

	it('lets the caller cancel a request', async () => {
		const caller = new AbortController();
		caller.abort();
		fetched.mockImplementationOnce(async (_url, request) => {
			request?.signal?.throwIfAborted();
			return new Response();
		});
		await expect(call('events', {}, { signal: caller.signal })).rejects.toMatchObject({ name: 'AbortError' });
		expect(showToast).not.toHaveBeenCalled();
	});

	it('sends the key that makes a retry safe, and how long the form was open', { tags: '@CALL-42' }, async () => {
		const idempotencyKey = newKey();
		expect(idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
		answer({ status: 200, msg: 'ok', data: { reference: 'K7M-4QX-9TD' } });
		const person = { first_name: 'A', last_name: 'B', email: 'c', source: 'Other', type: 'Contact Us' };
		await sendForm('/message/index', person, { idempotencyKey, fillTime: 2500.4 });
		const headers = new Headers(fetched.mock.calls[0]?.[1]?.headers);
		expect(headers.get('idempotency-key')).toBe(idempotencyKey);
		expect(headers.get('x-fill-time')).toBe('2500');
	});
});
