const box = { x: 30, width: 152, height: 30 };
/** Where a window begins, below its marks, and how far the next strip is from it. */
const first = 36;
const apart = 62;

type Lines = readonly (readonly string[])[];

/** A test device from above, with the lines on its strips. Only a drawing: the words beside it say the same. */
export function ResultWindow({ strips, shows }: { strips: Lines; shows: Lines }) {
	const height = 96 + (strips.length - 1) * apart;
	return (
		<svg viewBox={`0 0 264 ${height}`} aria-hidden="true" className="w-full max-w-xl">
			<rect x="1" y="1" width="262" height={height - 2} rx="16" className="fill-white stroke-line" />
			{strips.map((marks, at) => (
				<Strip key={marks.join()} marks={marks} shown={shows[at] ?? []} y={first + at * apart} />
			))}
		</svg>
	);
}

function Strip({ marks, shown, y }: { marks: readonly string[]; shown: readonly string[]; y: number }) {
	const step = box.width / (marks.length + 1);
	return (
		<>
			<circle cx="222" cy={y + 15} r="19" className="fill-pale stroke-line" />
			<circle cx="222" cy={y + 15} r="9" className="fill-white stroke-line" />
			<rect {...box} y={y} rx="9" className="fill-pale stroke-line" />
			{marks.map((mark, index) => {
				const x = box.x + step * (index + 1);
				return (
					<g key={mark}>
						<text x={x} y={y - 10} textAnchor="middle" className="fill-ink text-[13px] font-semibold">
							{mark}
						</text>
						{shown.includes(mark) && (
							<rect
								x={x - 2.5}
								y={y + 4}
								width="5"
								height={box.height - 8}
								rx="1.5"
								className={mark === 'C' ? 'fill-teal' : 'fill-coral'}
							/>
						)}
					</g>
				);
			})}
		</>
	);
}
