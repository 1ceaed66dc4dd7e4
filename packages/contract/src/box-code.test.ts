import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxPath, expiryOf, readBoxCode } from './box-code.ts';

const year = 2026;
const seed = 4711;

/** Computed differently than in the code: weights from the left, by the length of the number. */
function withCheckDigit(digits: string): string {
	const weights = digits.length % 2 === 1 ? [3, 1] : [1, 3];
	let sum = 0;
	for (let at = 0; at < digits.length; at++) sum += Number(digits.charAt(at)) * (weights[at % 2] ?? 0);
	return digits + String((1000 - sum) % 10);
}

const digits = (length: number) => fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length });
const gtins = fc
	.constantFrom(7, 11, 12, 13)
	.chain((length) => digits(length).map((all) => withCheckDigit(all.join(''))));
const lots = fc.stringMatching(/^[A-Z][A-Z0-9./-]{0,18}[A-Z]$/);
const days = fc
	.date({ min: new Date('2000-01-01'), max: new Date('2070-12-31'), noInvalidDate: true })
	.map((day) => day.toISOString().slice(0, 10));
const padded = (gtin: string) => gtin.padStart(14, '0');
const short = (day: string) => day.slice(2).replaceAll('-', '');

describe('the code of a box', () => {
	it('means the same as a link, in parentheses, from a scanner and typed', () => {
		fc.assert(
			fc.property(gtins, lots, days, (gtin, lot, expires) => {
				const code = { gtin: padded(gtin), lot, expires };
				const path = boxPath(code);
				for (const written of [
					path,
					`https://example.com${path}`,
					`https://id.example.com/some/where/01/${gtin}/22/2A/10/${encodeURIComponent(lot)}?17=${short(expires)}&linkType=all`,
					`(01)${padded(gtin)}(17)${short(expires)}(10)${lot}`,
					` (01) ${padded(gtin)} (10)${lot}(17)${short(expires)}(21)7788 `,
					`]d201${padded(gtin)}17${short(expires)}10${lot}`,
					`01${padded(gtin)}10${lot}\u001d17${short(expires)}`,
					`\u001d01${padded(gtin)}21SER\u001d17${short(expires)}10${lot}\u001d`,
				])
					expect(readBoxCode(written, year), written).toEqual(code);
				expect(readBoxCode(`${gtin} LOT ${lot}`, year)).toEqual({ gtin: padded(gtin), lot });
				expect(readBoxCode(`${gtin} ${lot}`, year)).toEqual({ gtin: padded(gtin), lot });
				expect(readBoxCode(`UDI (01) 0 ${padded(gtin).slice(1)}`, year)?.gtin).toBe(`0${padded(gtin).slice(1)}`);
				expect(readBoxCode(`GTIN: ${gtin}`, year)).toEqual({ gtin: padded(gtin) });
			}),
			{ seed, numRuns: 1000 },
		);
	});

	it('with any one digit changed is mistyped', () => {
		fc.assert(
			fc.property(gtins, fc.nat(), fc.integer({ min: 1, max: 9 }), (gtin, place, more) => {
				const at = place % gtin.length;
				const wrong = gtin.slice(0, at) + String((Number(gtin.charAt(at)) + more) % 10) + gtin.slice(at + 1);
				expect(readBoxCode(wrong, year)).toMatchObject({ gtin: padded(wrong), isMistyped: true });
				expect(readBoxCode(`/01/${wrong}`, year)).toMatchObject({ isMistyped: true });
			}),
			{ seed, numRuns: 1000 },
		);
	});

	it('never throws, whatever is pasted', () => {
		fc.assert(
			fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.webUrl()), (text) => {
				const code = readBoxCode(text, year);
				if (code?.gtin) expect(code.gtin).toMatch(/^\d{14}$/);
				if (code?.expires) expect(new Date(code.expires).toISOString().slice(0, 10)).toBe(code.expires);
			}),
			{ seed, numRuns: 2000 },
		);
	});

	it('may be a catalogue number with a lot', () => {
		expect(readBoxCode('FCV-PRO-25', year)).toEqual({ reference: 'FCV-PRO-25' });
		expect(readBoxCode('REF FCV-PRO-25 LOT A12', year)).toEqual({ reference: 'FCV-PRO-25', lot: 'A12' });
		expect(readBoxCode('FCV-PRO-25，批号：A12', year)).toEqual({ reference: 'FCV-PRO-25', lot: 'A12' });
		const whole = { reference: 'FCV-PRO-25', lot: 'A12', expires: '2028-02-29' };
		expect(readBoxCode('FCV-PRO-25 A12', year)).toEqual({ reference: 'FCV-PRO-25', lot: 'A12' });
		expect(readBoxCode('FCV-PRO-25, A12', year)).toEqual({ reference: 'FCV-PRO-25', lot: 'A12' });
		expect(readBoxCode('REF FCV-PRO-25 LOT A12 EXP 2028-02-29', year)).toEqual(whole);
		expect(readBoxCode('货号：FCV-PRO-25 批号 A12 有效期至 2028/02', year)).toEqual(whole);
		expect(readBoxCode('9521234543213 1234', year)).toEqual({ gtin: '09521234543213', lot: '1234' });
		expect(readBoxCode('9521 2345-43213', year)).toEqual({ gtin: '09521234543213' });
		expect(readBoxCode('12345678', year)).toEqual({ gtin: '00000012345678', isMistyped: true, reference: '12345678' });
		expect(readBoxCode('  ', year)).toBeNull();
	});
});

describe('the date of a box', () => {
	it('without a day is the last day of its month, and an impossible day is no date', () => {
		expect(expiryOf('270200', year)).toBe('2027-02-28');
		expect(expiryOf('280200', year)).toBe('2028-02-29');
		expect(expiryOf('270630', year)).toBe('2027-06-30');
		for (const wrong of ['270631', '271301', '270001', '2706', 'june']) expect(expiryOf(wrong, year)).toBeUndefined();
	});
	it('has the nearest century', () => {
		expect(expiryOf('990101', year)).toBe('1999-01-01');
		expect(expiryOf('760101', year)).toBe('2076-01-01');
		expect(expiryOf('770101', year)).toBe('1977-01-01');
	});
});
