import { describe, expect, it } from 'vitest';
import { WireFailure } from '../../client/wire/wire.ts';
import { failureIn, failureOf } from './failure.ts';

const words = { sendingFailed: 'not sent', noConnection: 'no connection' };

describe('the message shown after a submission', { tags: '@FORM-18' }, () => {
	it('is no failure if the body says 200', () => {
		expect(failureIn({ status: 200, msg: 'ok', data: { reference: 'AB12' } }, words, ['phone'])).toBeUndefined();
	});

	it('is the server’s message, at the fields it names, if the body says anything else', () => {
		const answer = { status: 422, msg: 'Too long', data: { fields: ['phone_number', 'unheard_of'] } };
		expect(failureIn(answer, words, ['email', 'phone'])).toEqual({ text: 'Too long', fields: ['phone'], told: true });
	});

	it('is the server’s message if the server refused', () => {
		expect(failureOf(new WireFailure(429, 'Please wait'), words)).toMatchObject({ text: 'Please wait', told: true });
	});

	it('is our own text if the server sent no message or was not reached', () => {
		expect(failureOf(new WireFailure(502, ''), words)).toMatchObject({ text: 'not sent', told: false });
		expect(failureOf(new WireFailure(0, ''), words)).toMatchObject({ text: 'no connection', told: false });
		expect(failureIn({ status: 500, msg: '', data: null }, words, [])).toMatchObject({ text: 'not sent', told: false });
	});
});
