import { existsSync, readFileSync } from 'node:fs';
import { procedureOf } from '@site/contract/product-parts';
import { demoSnapshot } from '@site/demo/snapshot';
import { expect, test } from 'vitest';
import { stepDrawing } from './step-drawing.ts';

const sprite = new URL('../../app/pages/guide/steps.svg', import.meta.url);
const steps = demoSnapshot.products
	.filter(({ resultGuide }) => resultGuide?.forHome)
	.flatMap((product) => procedureOf(product, ({ en }) => en));

test('most steps of the guides are drawn, and each drawing is there', { tags: '@PAGE-92' }, () => {
	expect(existsSync(sprite)).toBe(true);
	const drawn = steps.flatMap((step) => stepDrawing(step) ?? []);
	expect(drawn.length / steps.length).toBeGreaterThan(0.8);
	for (const name of drawn) expect(readFileSync(sprite, 'utf8')).toContain(`<symbol id="${name}"`);
});

test.each([
	['Swab both nostrils: Five slow circles in each.', 'swab'],
	['Wash your hands in warm water and use the lancet.', 'finger'],
	['Add two drops of buffer to the well B.', 'drops'],
	['Hold the tip gently against the vaginal wall for five seconds.', undefined],
])('%s', { tags: '@PAGE-92' }, (step, drawing) => {
	expect(stepDrawing(step)).toBe(drawing);
});
