import { expect, it } from 'vitest';
import { drawingOf } from './device-drawing.ts';

it('on a midstream stick the test line is nearer the tip than the control line', { tags: '@READ-2' }, () => {
	const lines = ['C', 'T'].map((mark) => ({ mark, strength: 1 }));
	const { width, shapes } = drawingOf({ device: 'midstream', strips: [{ lines }] });
	const marks = shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
	const [tip] = shapes.filter((shape) => shape.kind === 'rect' && shape.fill === 'shade');
	expect(marks).toEqual(['C', 'T']);
	expect(tip?.x).toBeGreaterThan(width / 2);
	const at = (mark: string) => shapes.find((shape) => shape.kind === 'text' && shape.text === mark)?.x ?? Number.NaN;
	expect(at('C')).toBeLessThan(at('T'));
	expect(at('T')).toBeLessThan(tip?.x ?? 0);
});
