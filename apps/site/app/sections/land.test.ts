import { expect, test } from 'vitest';
import { landPath, mapSize, onMap } from './land.ts';

const runs = [...landPath.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, length]) => ({
	from: Number(x),
	to: Number(x) + Number(length),
	row: Number(y),
}));

const isLand = (latitude: number, longitude: number) => {
	const { x, y } = onMap({ latitude, longitude });
	return runs.some(({ from, to, row }) => row === Math.floor(y) && from <= Math.floor(x) && Math.floor(x) <= to);
};

test.each([
	['Atlanta', 33.7, -84.4],
	['Denver', 39.7, -105],
	['Brasília', -15.8, -47.9],
	['Paris', 48.9, 2.4],
	['Nairobi', -1.3, 36.8],
	['Delhi', 28.6, 77.2],
	['Wuhan', 30.6, 114.3],
	['Alice Springs', -23.7, 133.9],
])('%s lies on land', (_city, latitude, longitude) => {
	expect(isLand(latitude, longitude)).toBe(true);
});

test.each([
	['the Atlantic', 30, -45],
	['the Pacific', 0, -150],
	['the Indian Ocean', -20, 80],
	['Hudson Bay', 59, -86],
	['the Gulf of Mexico', 25, -91],
])('%s is water', (_name, latitude, longitude) => {
	expect(isLand(latitude, longitude)).toBe(false);
});

test('no land reaches beyond the map', () => {
	for (const { to, row } of runs) {
		expect(to).toBeLessThan(mapSize.width);
		expect(row).toBeLessThan(mapSize.height);
	}
});
