import { describe, expect, it } from 'vitest';
import { WireFailure } from '../../client/wire/wire.ts';
import { failureIn, failureOf } from './failure.ts';

const words = { sendingFailed: 'not sent', noConnection: 'no connection' };

// Holds FORM-18.
describe('what a visitor is told about a submission', () => {
	it('is no failure when the body says 200', () => {
		expect(failureIn({ status: 200, msg: 'ok', data: { reference: 'AB12' } }, words)).toBeUndefined();
	});

	it('is what the server said when the body says anything else, at the fields it names', () => {
		const answer = { status: 422, msg: 'Too long', data: { fields: ['phone_number', 'unheard_of'] } };
		expect(failureIn(answer, words)).toEqual({ text: 'Too long', fields: ['phone'], told: true });
	});

	it('is what the server said when it refused', () => {
		expect(failureOf(new WireFailure(429, 'Please wait'), words)).toMatchObject({ text: 'Please wait', told: true });
	});

	it('is in our own words when the server said nothing, or was not reached', () => {
		expect(failureOf(new WireFailure(502, ''), words)).toMatchObject({ text: 'not sent', told: false });
		expect(failureOf(new WireFailure(0, ''), words)).toMatchObject({ text: 'no connection', told: false });
		expect(failureIn({ status: 500, msg: '', data: null }, words)).toMatchObject({ text: 'not sent', told: false });
	});
});
