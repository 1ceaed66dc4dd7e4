import { expect, it } from 'vitest';
import { qrPicture } from './qr-code.ts';

const uriOf = (email: string) =>
	`otpauth://totp/${encodeURIComponent(`Halvera:${email}`)}?secret=ABCDEFGHIJKLMNOPQRSTUVWXYZ234567&issuer=Halvera`;

/** The dark squares of a drawing. */
const squaresOf = (path: string) =>
	Array.from(path.matchAll(/M(\d+) (\d+)h1v1h-1z/g), ([, x, y]) => ({ x: Number(x), y: Number(y) }));

it.each([
	['usual', uriOf('admin@example.com')],
	['long', uriOf(`${'long'.repeat(16)}@${'department.'.repeat(17)}example.com`)],
])('an address of %s length is drawn within the margin that readers need', (_, uri) => {
	const { size, path } = qrPicture(uri);
	const squares = squaresOf(path);
	const places = squares.flatMap(({ x, y }) => [x, y]);
	expect([Math.min(...places), Math.max(...places)]).toEqual([4, size - 5]);
	// A ring of seven squares in three of the corners.
	for (const [left, top] of [
		[4, 4],
		[size - 11, 4],
		[4, size - 11],
	] as const) {
		expect(squares.filter(({ x, y }) => y === top && x >= left && x < left + 7)).toHaveLength(7);
	}
});
