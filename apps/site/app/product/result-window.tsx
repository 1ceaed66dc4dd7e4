const box = { x: 30, y: 36, width: 152, height: 30 };

/** A test device from above, with its lines. Only a drawing: the words beside it say the same. */
export function ResultWindow({ marks, shows }: { marks: readonly string[]; shows: readonly string[] }) {
	const step = box.width / (marks.length + 1);
	return (
		<svg viewBox="0 0 264 96" aria-hidden="true" className="w-full max-w-sm">
			<rect x="1" y="1" width="262" height="94" rx="16" className="fill-white stroke-line" />
			<circle cx="222" cy="51" r="19" className="fill-pale stroke-line" />
			<circle cx="222" cy="51" r="9" className="fill-white stroke-line" />
			<rect {...box} rx="9" className="fill-pale stroke-line" />
			{marks.map((mark, index) => {
				const x = box.x + step * (index + 1);
				return (
					<g key={mark}>
						<text x={x} y={box.y - 10} textAnchor="middle" className="fill-ink text-[0.8125rem] font-semibold">
							{mark}
						</text>
						{shows.includes(mark) && (
							<rect
								x={x - 2.5}
								y={box.y + 4}
								width="5"
								height={box.height - 8}
								rx="1.5"
								className={mark === 'C' ? 'fill-teal' : 'fill-coral'}
							/>
						)}
					</g>
				);
			})}
		</svg>
	);
}
