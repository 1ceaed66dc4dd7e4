import { createLocalReq } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { type StudioForTests, startStudioForTests } from '../database/studio-for-tests.ts';
import type { User } from '../payload-types.ts';

let studio: StudioForTests;
const people: Record<string, User> = {};
beforeAll(async () => {
	studio = await startStudioForTests();
	for (const role of ['administrator', 'quality']) {
		const data = { name: role, email: `${role}@example.com`, password: 'a-password-for-the-tests', roles: [role] };
		people[role] = await studio.payload.create({ collection: 'users', data: data as never });
	}
});

const as = (role: string) =>
	createLocalReq({ user: { ...(people[role] as User), collection: 'users' } }, studio.payload);

let sent = 0;
async function report(more: object = {}) {
	const { payload } = studio;
	sent += 1;
	const photo = await payload.create({
		collection: 'report-photos',
		data: { uploadId: `upload-${sent}`, originalName: 'box.jpg' },
		file: { data: Buffer.from('not a picture'), mimetype: 'application/octet-stream', name: `${sent}.bin`, size: 13 },
		context: { cause: 'site' },
	});
	const now = new Date().toISOString();
	const data = { reference: `SPAM-${sent}`, receivedAt: now, awareAt: now, happened: 'Buy now', photos: [photo.id] };
	const made = await payload.create({ collection: 'problem-reports', data: { ...data, ...more } as never });
	return { id: made.id, photo: photo.id };
}

async function remove(role: string, id: number, more: { photo?: number; reason: string }) {
	const { removeSpam } = await import('../reports/remove-spam.ts');
	return removeSpam(await as(role), id, more);
}
const counts = async (id: number, photo: number) => {
	const [{ totalDocs: reports }, { totalDocs: photos }] = await Promise.all([
		studio.payload.count({ collection: 'problem-reports', where: { id: { equals: id } } }),
		studio.payload.count({ collection: 'report-photos', where: { id: { equals: photo } } }),
	]);
	return { reports, photos };
};
const lastOf = async (kind: string, item: number) => {
	const { readTrail } = await import('../trail/read.ts');
	const [last] = await readTrail(studio.payload, { kind, item: String(item) }, { limit: 1 });
	return last;
};

describe('A false report', () => {
	it('is removed by an administrator with a reason, kept in the audit log', { tags: '@REPORT-9' }, async () => {
		const { id, photo } = await report();
		await expect(remove('quality', id, { reason: 'advertising' })).rejects.toThrow('Only an administrator');
		await expect(remove('administrator', id, { reason: '  ' })).rejects.toThrow('Say why');
		expect(await counts(id, photo)).toEqual({ reports: 1, photos: 1 });
		await remove('administrator', id, { reason: 'advertising' });
		expect(await counts(id, photo)).toEqual({ reports: 0, photos: 0 });
		for (const [kind, item] of [['problem-reports', id] as const, ['report-photos', photo] as const])
			expect(await lastOf(kind, item)).toMatchObject({
				operation: 'deleted for good',
				name: 'administrator',
				reason: 'advertising',
			});
	});

	it('loses only the photo that nobody should open', { tags: '@REPORT-9' }, async () => {
		const [one, other] = [await report(), await report()];
		const removing = { photo: other.photo, reason: 'suspect' };
		await expect(remove('administrator', one.id, removing)).rejects.toThrow('no longer here');
		await remove('administrator', one.id, { photo: one.photo, reason: 'suspect' });
		expect(await counts(one.id, one.photo)).toEqual({ reports: 1, photos: 0 });
		expect(await counts(other.id, other.photo)).toEqual({ reports: 1, photos: 1 });
	});

	it('stays if it was ever judged, or was entered by staff', { tags: '@REPORT-9' }, async () => {
		const judged = await report();
		const change = async (data: object) =>
			studio.payload.update({ collection: 'problem-reports', id: judged.id, data, req: await as('quality') });
		await change({ classEu: 'days-15' });
		await change({ classEu: 'to-be-judged' });
		const entered = await report({ movedFrom: 'by telephone' });
		for (const { id, photo } of [judged, entered]) {
			await expect(remove('administrator', id, { reason: 'spam' })).rejects.toThrow('quality record');
			await expect(remove('administrator', id, { photo, reason: 'spam' })).rejects.toThrow('quality record');
			expect(await counts(id, photo)).toEqual({ reports: 1, photos: 1 });
		}
	});
});
