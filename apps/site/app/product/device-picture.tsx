import { drawingOf } from '@site/contract/device-drawing';
import { type Fill, lineColor, type Shape } from '@site/contract/device-shapes';
import type { Drawn } from '@site/contract/said-reading';

const fills = {
	case: '#fff',
	window: '#fffbfc',
	shade: '#e9f0f1',
	line: lineColor,
	ink: '#0b2b3a',
	part: '#0f4653',
} satisfies Partial<Record<Fill, string>>;
const isNamed = (fill: Fill): fill is keyof typeof fills => Object.hasOwn(fills, fill);
const fillOf = (fill: Fill): string => (isNamed(fill) ? fills[fill] : fill);

const round = (number: number) => Math.round(number * 10) / 10;

type PictureProps = { drawn: Drawn; id?: string; className?: string };

/** A drawing of a test with its result, in the real colors. Decorative: the text beside it says the same. */
export function DevicePicture({ drawn, id, className }: PictureProps) {
	const { width, height, shapes } = drawingOf(drawn);
	return (
		<svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={className}>
			<g id={id}>
				{shapes.map((shape) => (
					<Drawing key={JSON.stringify(shape)} shape={shape} />
				))}
			</g>
		</svg>
	);
}

/** The same drawing again, of which the page has `id` already. */
export function DeviceCopy({ drawn, id, className }: PictureProps) {
	const { width, height } = drawingOf(drawn);
	return (
		<svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={className}>
			<use href={`#${id}`} />
		</svg>
	);
}

function Drawing({ shape }: { shape: Shape }) {
	if (shape.kind === 'text')
		return (
			<text x={round(shape.x)} y={round(shape.y)} fontSize={shape.size} textAnchor="middle" className="font-semibold">
				{shape.text}
			</text>
		);
	const drawn = { fill: fillOf(shape.fill), stroke: shape.edge ? '#93b3b8' : undefined };
	if (shape.kind === 'circle') return <circle cx={shape.x} cy={shape.y} r={shape.r} {...drawn} />;
	return (
		<rect
			x={round(shape.x)}
			y={round(shape.y)}
			width={round(shape.width)}
			height={round(shape.height)}
			rx={shape.r ? round(shape.r) : undefined}
			fillOpacity={shape.opacity === undefined || shape.opacity === 1 ? undefined : round(shape.opacity)}
			{...drawn}
		/>
	);
}
