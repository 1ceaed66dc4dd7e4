import { coral, deepTeal, mist, pale, teal, white } from '@site/paper/colours';
import { arc, bar, circle, type Drawing, place, stroke } from './svg.ts';

const cassette =
	bar(-62, -170, 124, 340, '#0B2B3A', 30).replace('/>', ' opacity="0.10" transform="translate(10 16)"/>') +
	bar(-62, -170, 124, 340, white, 30) +
	`<rect x="-62" y="-170" width="124" height="340" rx="30" fill="none" stroke="${mist}" stroke-width="2.5"/>` +
	bar(-25, -112, 50, 132, pale, 14) +
	`<rect x="-25" y="-112" width="50" height="132" rx="14" fill="none" stroke="${mist}" stroke-width="2.5"/>` +
	stroke('M-13 -72H13M-13 -28H13', teal, 2.5).replace('/>', ' stroke-dasharray="3 5"/>') +
	`<ellipse cx="0" cy="92" rx="26" ry="34" fill="${pale}" stroke="${mist}" stroke-width="2.5"/>` +
	`<ellipse cx="0" cy="94" rx="13" ry="19" fill="${white}" stroke="${mist}" stroke-width="2"/>`;

/** Nothing found: a cassette on which no line has appeared. */
export const emptyState: Drawing = {
	width: 640,
	height: 480,
	body:
		circle(320, 240, 196, pale) +
		place(cassette, 'translate(306 236) rotate(18)') +
		circle(438, 332, 58, white).replace('/>', ' opacity="0.6"/>') +
		stroke(arc(438, 332, 58, 90, 360), deepTeal, 15) +
		circle(481, 378, 20, coral),
};
