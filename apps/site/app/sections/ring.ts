const middle = 160;
const radius = 120;
/** The gap of the logo's ring is at the upper right. */
const gap = { from: -65, to: -25 };

const at = (degrees: number) => ({
	x: Math.round(middle + radius * Math.cos((degrees * Math.PI) / 180)),
	y: Math.round(middle + radius * Math.sin((degrees * Math.PI) / 180)),
});

const start = at(gap.to);
const end = at(gap.from);

/** The open ring of the logo, in a square of 320. */
export const ring = `M${start.x} ${start.y}A${radius} ${radius} 0 1 1 ${end.x} ${end.y}`;

/** Positions of `count` items along the ring. */
export function ringPlaces(count: number): { x: number; y: number }[] {
	const arc = 360 - (gap.to - gap.from);
	return Array.from({ length: count }, (_, index) => at(gap.to + (arc * (index + 0.5)) / count));
}
