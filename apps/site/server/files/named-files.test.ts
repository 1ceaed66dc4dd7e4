import { expect, it } from 'vitest';
import { createNamedFiles } from './named-files.ts';

const minute = 60_000;

it('a picture that is no longer named stays available while open pages may show it', async () => {
	let now = 0;
	const files = createNamedFiles(() => now);
	await files.publish({ pages: [{ url: '/media/a-1.webp' }, { html: '<a href="/documents/b.pdf">b</a>' }] });
	await files.publish({ pages: [{ html: '<a href="/documents/b.pdf">b</a>' }] });
	now = 59 * minute;
	expect(['/media/a-1.webp', '/documents/b.pdf', '/media/c.webp'].map(files.has)).toEqual([true, true, false]);
	now = 61 * minute;
	expect(['/media/a-1.webp', '/documents/b.pdf'].map(files.has)).toEqual([false, true]);
});

it('a picture shown in a preview stays available for as long', () => {
	let now = 0;
	const files = createNamedFiles(() => now);
	files.show({ picture: { url: '/media/draft.webp' } });
	expect(files.has('/media/draft.webp')).toBe(true);
	now = 61 * minute;
	expect(files.has('/media/draft.webp')).toBe(false);
});
