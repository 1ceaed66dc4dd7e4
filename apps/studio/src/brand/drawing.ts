/** The mark on a ground of 100 by 100. */
export const drawing = {
	ring: { fill: '#0E7C86', d: 'M50 100A50 50 0 1 1 100 50H73A23 23 0 1 0 50 73Z' },
	dot: { fill: '#F2745F', cx: 79, cy: 81, r: 19 },
};

const { ring, dot } = drawing;

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="${ring.fill}" d="${ring.d}"/><circle fill="${dot.fill}" cx="${dot.cx}" cy="${dot.cy}" r="${dot.r}"/></svg>`;

/** For the tab of the browser. */
export const icon = `data:image/svg+xml,${encodeURIComponent(svg)}`;
