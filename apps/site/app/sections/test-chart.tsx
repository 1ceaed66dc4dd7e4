import { addressIn } from '../addresses/language-address.ts';
import { useLayout, useShell } from '../client/use-shell.ts';
import { productAddress } from '../destinations.ts';
import { sectionWords } from '../messages/sections.ts';
import { useWords } from '../messages/use-messages.ts';
import type { ChartedTest, TestFace } from '../visit.ts';
import { placesAcross, placesDown, side } from './test-places.ts';

const faces: readonly TestFace[] = [1, 2, 3, 'figure', 'chart'];

/**
 * The Table of Tests: every test as a small mark of its own lines in the color of its area. A drawing of links, which
 * needs no scripts; pointing at a mark, or focusing it, names it.
 */
export function TestChart({ tests }: { tests: readonly ChartedTest[] }) {
	const { tests: words } = useWords(sectionWords);
	const { language } = useShell();
	const isWide = useLayout() === 'desktop';
	const { width, height, tests: placed, times, rows } = isWide ? placesAcross(tests) : placesDown(tests);
	const said = (seconds: number) => (seconds < 60 ? words.seconds(seconds) : words.minutes(seconds / 60));
	return (
		// biome-ignore lint/a11y/useSemanticElements: a drawing of links is no fieldset
		<svg viewBox={`0 0 ${width} ${height}`} role="group" aria-label={words.chart} className="test-chart">
			<defs>
				{faces.map((face) => (
					<Face key={face} face={face} />
				))}
			</defs>
			{times.map(({ of, x, y }) => (
				<g key={of}>
					{isWide && <path d={`M${x + side / 2} 72V${height}`} className="stroke-line" />}
					<text x={isWide ? x + side / 2 : 0} y={isWide ? y : y + 19} textAnchor={isWide ? 'middle' : 'start'}>
						{said(of)}
					</text>
				</g>
			))}
			{rows.map(({ of, x, y }) => (
				<text key={of} x={x} y={isWide ? y + 20 : 16} className="font-semibold">
					{words.rows[of]}
				</text>
			))}
			{placed.map(({ test, x, y }) => (
				<a
					key={test.slug}
					href={addressIn(language, productAddress(test.slug))}
					data-tint={test.tint}
					target={isWide ? '_blank' : undefined}
					rel={isWide ? 'noopener' : undefined}
				>
					<use href={`#test-${test.face}`} x={x} y={y} />
					<text x={isWide ? 150 : 0} y="26" className="said">
						{words.of(test.title, test.time)}
					</text>
				</a>
			))}
		</svg>
	);
}

/** A window with a control line and the lines of the test; a display; pads of a chart. */
function Face({ face }: { face: TestFace }) {
	const lines = typeof face === 'number' ? Array.from({ length: face + 1 }, (_, at) => at) : [];
	const step = 26 / (lines.length + 1);
	return (
		<g id={`test-${face}`}>
			<rect width={side} height={side} fill="transparent" stroke="none" />
			<rect x="2" y="2" width="26" height="26" rx="6" className="test-window" />
			{lines.map((at) => (
				<path key={at} d={`M${2 + step * (at + 1)} 8v14`} strokeWidth={at === 0 ? 3 : 2} />
			))}
			{face === 'figure' && <path d="M8 18v-5m5 5V9m5 9v-7m5 7V7" strokeWidth="2" />}
			{face === 'chart' && <path d="M8 10h5v5H8zM17 10h5v5h-5zM8 19h14" strokeWidth="2" />}
		</g>
	);
}
