import { as, type Role } from './support/api.ts';
import { deliver, found, work } from './support/letters.ts';
import { contact, report } from './support/submissions.ts';
import { expect, test } from './support/without-pages.ts';

test('a report dated in the future arrives, and counts as known from now on', {
	tags: ['@REPORT-10', '@REPORT-12'],
}, async ({ request }) => {
	const receivedAt = new Date(Date.now() + 86_400_000).toISOString();
	const [reported, moved] = [
		{ ...report(), receivedAt },
		{ ...contact(), receivedAt },
	];
	await deliver(request, reported, moved);
	await work(request, 'sales', moved.reference, { do: 'move' });
	for (const { reference } of [reported, moved]) {
		const [known] = await found(request, 'problem-reports', reference);
		expect(Date.parse(String(known?.awareAt))).toBeLessThanOrEqual(Date.now());
	}
});

test('only the quality department downloads reports', { tags: '@REPORT-14' }, async ({ request }) => {
	const sent = report();
	await deliver(request, sent);
	const download = async (role: Role) =>
		request.get('/api/inbox/problem-reports/csv', { headers: await as(request, role) });
	const text = await (await download('quality')).text();
	expect(text.split('\r\n')[0]).toContain('"Reference","State","European Union","EU authority told (UTC)"');
	expect(text).toContain(sent.reference);
	expect((await download('sales')).status()).toBe(403);
});
