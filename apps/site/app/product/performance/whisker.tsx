import type { AgreementScale } from './agreement-scale.ts';
import type { Figure } from './target.ts';

type WhiskerProps = {
	figure: Figure;
	scale: AgreementScale;
	stroke: string /** The scale is labeled elsewhere. */;
	isBare?: boolean;
};

/**
 * A figure on its scale, drawn as the line of a test strip, with its 95 % interval as a whisker if there are counts. It
 * is not a bar, because a bar would have to start at zero. Decorative: the text beside it says the same.
 */
export function Whisker({ figure, scale, stroke, isBare = false }: WhiskerProps) {
	const { value, counted } = figure;
	const { marks, at } = scale;
	const [lowest = 0] = marks;
	const interval = counted && [at(Number(counted.low)), at(Number(counted.high))];
	return (
		<div aria-hidden="true">
			<svg
				aria-hidden="true"
				viewBox="0 0 100 100"
				preserveAspectRatio="none"
				className="block h-6 w-full *:[vector-effect:non-scaling-stroke]"
			>
				<path
					d={`M${at(lowest)} 50H${at(100)}${marks.map((mark) => `M${at(mark)} 50v25`).join('')}`}
					className="stroke-ink/30"
				/>
				{interval && (
					<path
						d={`M${interval[0]} 20v60m0-30H${interval[1]}m0-30v60`}
						fill="none"
						strokeWidth="3"
						className={stroke}
					/>
				)}
				<path d={`M${at(value)} 5v90`} strokeWidth="6" className={stroke} />
			</svg>
			{!isBare && (
				<p className="flex justify-between text-xs text-ink-soft tabular-nums">
					<span>{`${lowest}%`}</span>
					<span>100%</span>
				</p>
			)}
		</div>
	);
}
