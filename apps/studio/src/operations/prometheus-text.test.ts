import { expect, it } from 'vitest';
import { prometheusText } from './prometheus-text.ts';

it('figures are written as Prometheus reads them, and labels are escaped', () => {
	const figures = [
		{ name: 'studio_one', help: 'A figure', values: [{ value: 1 }] },
		{ name: 'studio_some_total', help: 'A count', values: [{ labels: { kind: 'a"} 7\nother', of: 'b' }, value: 2 }] },
	];
	expect(prometheusText(figures)).toBe(
		[
			'# HELP studio_one A figure',
			'# TYPE studio_one gauge',
			'studio_one 1',
			'',
			'# HELP studio_some_total A count',
			'# TYPE studio_some_total counter',
			'studio_some_total{kind="a} 7other",of="b"} 2',
			'',
		].join('\n'),
	);
});
