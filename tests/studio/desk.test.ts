import { address, deliver, ownWord, work } from './support/letters.ts';
import { contact } from './support/submissions.ts';
import { expect, test } from './support/without-pages.ts';

test('done, spam, moving and erasing lead to the next message of the queue', { tags: '@DESK-12' }, async ({
	request,
}) => {
	const word = ownWord();
	const letters = Array.from({ length: 5 }, (_, minutes) => {
		const letter = contact(address());
		const receivedAt = new Date(Date.now() - minutes * 60_000).toISOString();
		return { ...letter, receivedAt, fields: { ...letter.fields, message: word } };
	});
	await deliver(request, ...letters);
	for (const [at, action] of ['done', 'spam', 'move', 'erase'].entries()) {
		const [letter, next] = letters.slice(at);
		const { location } = await work(request, 'sales', letter?.reference ?? '', { do: action, from: `q=${word}` });
		const { pathname, searchParams } = new URL(location, 'http://studio.invalid');
		expect([action, pathname, searchParams.get('q')]).toEqual([action, `/admin/desk/${next?.reference}`, word]);
	}
});

test('a message that an administrator has taken can be finished by its role', {
	tags: '@DESK-12',
}, async ({ request }) => {
	const letter = contact(address());
	await deliver(request, letter);
	await work(request, 'administrator', letter.reference, { do: 'take' });
	const { location } = await work(request, 'sales', letter.reference, { do: 'done', from: 'tab=all' });
	expect(new URL(location, 'http://studio.invalid').searchParams.get('problem')).toBeNull();
});
