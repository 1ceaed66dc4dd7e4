import { expect, it } from 'vitest';
import { certificationIdsOf, emergencyUseStatement, isValidOn, Registration } from './registrations.ts';

const row: Registration = {
	id: 1,
	productId: 7,
	country: 'US',
	route: 'eua',
	number: 'EUA-1',
	holder: { en: 'Holder' },
	validFrom: '2026-01-01',
	validTo: '2026-12-31',
	settings: ['self-test'],
	registerUrl: '',
	detects: { en: 'SARS-CoV-2 antigens', cn: '新冠病毒抗原' },
};
const problems = (overrides: Partial<Registration>) =>
	Registration.safeParse({ ...row, ...overrides }).error?.issues.map(({ message }) => message) ?? [];

it('a row is valid from its first day to its last', { tags: '@INFO-11' }, () => {
	const days = ['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01'];
	expect(days.map((day) => isValidOn(row, day))).toEqual([false, true, true, false]);
	expect(isValidOn({ validFrom: '2026-01-01' }, '2126-01-01')).toBe(true);
});

it('the statement names targets, denies clearance, and ends with its row', { tags: '@INFO-14' }, () => {
	const english = emergencyUseStatement({ id: 7 }, [row], 'en', '2026-06-01');
	expect(english).toContain('has not been FDA cleared or approved');
	expect(english).toContain('only for the detection of SARS-CoV-2 antigens');
	expect(english).toContain('unless the declaration is terminated or the authorization is revoked sooner');
	expect(emergencyUseStatement({ id: 7 }, [row], 'cn', '2026-06-01')).toContain('仅限用于检测新冠病毒抗原');
	expect(emergencyUseStatement({ id: 7 }, [row], 'en', '2027-01-01')).toBeNull();
	expect(emergencyUseStatement({ id: 8 }, [row], 'en', '2026-06-01')).toBeNull();
	expect(emergencyUseStatement({ id: 7 }, [{ ...row, route: '510k' }], 'en', '2026-06-01')).toBeNull();
});

it('an authorization without data for its statement is refused', { tags: '@INFO-14' }, () => {
	expect(problems({})).toEqual([]);
	expect(problems({ detects: undefined })).toEqual(['An EUA names what the test may detect: its statement says it.']);
	expect(problems({ country: 'CA' })).toEqual(['An EUA is of the United States.']);
	expect(problems({ validTo: '2025-01-01' })).toEqual(['The last day is not before the first.']);
});

it('ruled certifications follow from registrations, others are kept', { tags: '@INFO-12' }, () => {
	const certifications = [
		{ id: 1, given: { route: 'eua' as const } },
		{ id: 2, given: { clia: 'waived' as const, country: 'US' } },
		{ id: 3, given: { setting: 'self-test' as const } },
		{ id: 4 },
	];
	const product = { id: 7, certificationIds: [4, 2] };
	const idsOn = (day: string, rows: Registration[]) => certificationIdsOf(product, certifications, rows, day);
	expect(idsOn('2026-06-01', [])).toEqual([4, 2]);
	expect(idsOn('2026-06-01', [row])).toEqual([1, 3, 4]);
	expect(idsOn('2026-06-01', [{ ...row, clia: 'waived', settings: ['near-patient'] }])).toEqual([1, 2, 4]);
	expect(idsOn('2027-01-01', [row])).toEqual([4]);
});
