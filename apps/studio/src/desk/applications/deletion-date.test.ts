import { expect, test } from 'vitest';
import { deletedFrom } from './deletion-date.ts';

const limits = { application: 12, declined: 6, spam: 1, trash: 1 };
const receivedAt = '2026-01-15T10:00:00.000Z';

test('an application is deleted when the first of its periods ends', { tags: '@DESK-45' }, () => {
	expect(deletedFrom({ receivedAt }, limits)).toBe('2027-01-15T00:00:00.000Z');
	const declined = { receivedAt, stage: 'declined' as const, declinedAt: '2026-03-01T00:00:00.000Z' };
	expect(deletedFrom(declined, limits)).toBe('2026-09-01T00:00:00.000Z');
	expect(deletedFrom({ ...declined, declinedAt: '2026-12-01T00:00:00.000Z' }, limits)).toBe('2027-01-15T00:00:00.000Z');
	expect(deletedFrom({ ...declined, stage: 'offer' }, limits)).toBe('2027-01-15T00:00:00.000Z');
	expect(deletedFrom({ receivedAt, status: 'spam' }, limits)).toBe('2026-02-15T00:00:00.000Z');
	expect(deletedFrom({ receivedAt, deletedAt: '2026-02-01T00:00:00.000Z' }, limits)).toBe('2026-03-01T00:00:00.000Z');
});
