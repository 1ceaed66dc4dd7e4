import { boxWords } from '../../messages/box.ts';
import { useWords } from '../../messages/use-messages.ts';

const box = '0 0 600 380';
/** Where each number is on the side that is drawn, in the order of the texts: x, y, width, height. */
const places = [
	[36, 96, 250, 44],
	[36, 150, 250, 44],
	[36, 302, 300, 50],
	[36, 204, 250, 44],
	[406, 128, 158, 158],
] as const;

/** A square code, drawn from a pattern: it stands for one, and cannot be read. */
const modules = Array.from({ length: 144 }, (_, at) => at).filter((at) => {
	const [x, y] = [at % 12, Math.floor(at / 12)];
	return (
		x === 0 || y === 11 || (y === 0 && x % 2 === 0) || (x === 11 && y % 2 === 1) || (x * 7 + y * 5 + x * y) % 3 === 0
	);
});
const square = modules.map((at) => `M${413 + (at % 12) * 12} ${135 + Math.floor(at / 12) * 12}h12v12h-12z`).join('');
const bars = [
	0, 9, 15, 27, 33, 45, 51, 60, 72, 78, 90, 96, 108, 117, 123, 135, 144, 150, 162, 168, 180, 189, 201, 207, 219,
];
const barCode = bars.map((x, at) => `M${44 + x} 268h${at % 3 === 0 ? 6 : 3}v34h-${at % 3 === 0 ? 6 : 3}z`).join('');

/**
 * The side of a carton with its numbers, and what each is. A place lights up with the pointer or the focus on its name,
 * those of the numbers also while the field has the focus: each name has its own drawing over the carton.
 */
export function Carton({ field }: { field: string }) {
	const words = useWords(boxWords);
	return (
		<section aria-labelledby="where" className="carton">
			<h2 id="where" className="text-2xl">
				{words.where}
			</h2>
			<p className="mt-2">{words.whereLead}</p>
			<div className="relative mt-4">
				<svg viewBox={box} aria-hidden="true" className="w-full">
					<path d="M1 1H599V379H1Z" fill="none" className="stroke-line" />
					<path d="M0 12A12 12 0 0 1 12 0H588A12 12 0 0 1 600 12V64H0Z" className="fill-deep" />
					<path d="M34 20h5v24h-5zM46 20h5v24h-5z" className="fill-white" />
					<path d={square + barCode} className="fill-ink" />
					<g className="font-mono" fontSize="20">
						<Sign y={118} sign="REF" number="ABC-DE-25" />
						<Sign y={172} sign="LOT" number="DE2604A" />
						<path
							d="M52 212h28M52 242h28M55 212c0 14 22 14 22 30M77 212c0 14-22 14-22 30"
							fill="none"
							strokeWidth="2.5"
							stroke="currentColor"
						/>
						<text x="104" y="234">
							2027-06-30
						</text>
						<text x="44" y="330">
							(01)00012345678905
						</text>
					</g>
				</svg>
				<dl className="mt-4 grid gap-y-1">
					{words.whereSteps.map(([sign, text], at) => (
						<div key={sign} className="grid gap-x-6 border-b border-line py-1 sm:grid-cols-[9rem_1fr]">
							<dt className="font-semibold">
								<a href={`#${field}`} className="inline-flex min-h-8 items-center underline underline-offset-4">
									{sign}
								</a>
							</dt>
							<dd className="self-center">{text}</dd>
							<Place at={at} />
						</div>
					))}
				</dl>
			</div>
		</section>
	);
}

function Sign({ y, sign, number }: { y: number; sign: string; number: string }) {
	return (
		<>
			<path d={`M44 ${y - 14}h50v28h-50z`} fill="none" strokeWidth="2.5" stroke="currentColor" />
			<text x="69" y={y + 6} fontSize="18" textAnchor="middle">
				{sign}
			</text>
			<text x="104" y={y + 7}>
				{number}
			</text>
		</>
	);
}

function Place({ at }: { at: number }) {
	const [x, y, width, height] = places[at] ?? places[0];
	return (
		<dd aria-hidden="true">
			<svg viewBox={box} aria-hidden="true" className="pointer-events-none absolute inset-x-0 top-0 w-full opacity-0">
				<rect x={x} y={y} width={width} height={height} rx="8" strokeWidth="4" fill="none" className="stroke-coral" />
			</svg>
		</dd>
	);
}
