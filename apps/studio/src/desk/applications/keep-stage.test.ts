import { expect, test } from 'vitest';
import { stageBrings } from './keep-stage.ts';

const now = '2026-11-17T12:00:00.000Z';

test('declining stamps the time, and leaving that stage removes it', { tags: '@DESK-41' }, () => {
	expect(stageBrings({ stage: 'interview', status: 'in-progress' }, { stage: 'declined' }, now)).toEqual({
		declinedAt: now,
		status: 'done',
	});
	expect(stageBrings({ stage: 'declined', status: 'done', declinedAt: 'x' }, { stage: 'offer' }, now)).toEqual({
		declinedAt: null,
		status: 'in-progress',
	});
	// Saving a record again keeps the first date.
	expect(stageBrings({ stage: 'declined', declinedAt: 'x' }, { stage: 'declined', status: 'done' }, now)).toEqual({});
});

test('a stage changes the status, unless the user chooses another one', { tags: '@DESK-41' }, () => {
	expect(stageBrings({ stage: 'new', status: 'new' }, { stage: 'looked-at', status: 'new' }, now)).toMatchObject({
		status: 'in-progress',
	});
	expect(stageBrings({ stage: 'offer', status: 'in-progress' }, { stage: 'hired' }, now)).toMatchObject({
		status: 'done',
	});
	const said = stageBrings({ stage: 'new', status: 'new' }, { stage: 'declined', status: 'in-progress' }, now);
	expect(said).toEqual({ declinedAt: now });
	expect(stageBrings({ stage: 'new', status: 'spam' }, { stage: 'declined' }, now)).toEqual({ declinedAt: now });
});
