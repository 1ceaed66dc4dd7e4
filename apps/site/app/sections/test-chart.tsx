import type { ReactNode } from 'react';
import { addressIn } from '../addresses/language-address.ts';
import { useLayout, useShell } from '../client/use-shell.ts';
import { productAddress } from '../destinations.ts';
import { sectionWords } from '../messages/sections.ts';
import { useWords } from '../messages/use-messages.ts';
import type { AreaView, ChartedTest, TestFace } from '../visit.ts';
import { placesAcross, placesDown, side } from './test-places.ts';

const faces: readonly TestFace[] = [1, 2, 3, 'figure', 'chart'];

type Area = Pick<AreaView, 'slug' | 'name' | 'tint'>;
type TestChartProps = {
	areas: readonly Area[];
	tests: readonly ChartedTest[];
	/** The way to an area: pointing at it fades the others. */
	link?: (area: Area) => ReactNode;
	/** In the finder, the tests that fit what was asked for: the others are faded. */
	fitting?: ReadonlySet<string>;
};

/**
 * The Table of Tests: every test as a small mark of its own lines in the color of its area. A drawing of links, which
 * needs no scripts; pointing at a mark, or focusing it, names it. Each area is a list of its own: its marks lie over the
 * common scales. In the finder the marks have
 * numbers on paper, and the names are below.
 */
export function TestChart({ areas, tests, link, fitting }: TestChartProps) {
	const { tests: words } = useWords(sectionWords);
	const { language } = useShell();
	const isWide = useLayout() === 'desktop';
	const { width, height, tests: placed, times, rows } = isWide ? placesAcross(tests) : placesDown(tests);
	const box = `0 0 ${width} ${height}`;
	const inAreas = areas.map((area) => ({ area, own: placed.filter(({ test }) => test.area === area.slug) }));
	const numbers = new Map(inAreas.flatMap(({ own }) => own).map(({ test }, at) => [test, at + 1]));
	const isFaded = ({ slug }: ChartedTest) => (fitting && !fitting.has(slug) ? '' : undefined);
	return (
		<>
			<ul aria-label={words.chart} className="test-chart flex flex-wrap gap-x-6">
				{inAreas.map(({ area, own }) => (
					<li key={area.slug} data-tint={area.tint} className={link && 'tint-mark'}>
						{link ? link(area) : <span className="sr-only">{area.name}</span>}
						{/* biome-ignore lint/a11y/useSemanticElements: a drawing of links is no fieldset */}
						<svg viewBox={box} role="group" aria-label={area.name}>
							{own.map(({ test, x, y }) => (
								<a
									key={test.slug}
									href={addressIn(language, productAddress(test.slug))}
									target={isWide ? '_blank' : undefined}
									rel={isWide ? 'noopener' : undefined}
									data-faded={isFaded(test)}
								>
									<use href={`#test-${test.face}`} x={x} y={y} />
									{fitting && (
										<text x={x + side / 2} y={y + 27} className="number">
											{numbers.get(test)}
										</text>
									)}
									<text
										x={x > width / 2 ? x - 8 : x + side + 8}
										y={y + 23}
										textAnchor={x > width / 2 ? 'end' : undefined}
										className="said"
									>
										{words.of(test.title, test.time)}
									</text>
								</a>
							))}
						</svg>
					</li>
				))}
				<li aria-hidden="true" className="w-full">
					<svg viewBox={box} aria-hidden="true">
						<defs>
							{faces.map((face) => (
								<Face key={face} face={face} />
							))}
						</defs>
						{times.map(({ of, x, y }) => (
							<g key={of}>
								{isWide && <path d={`M${x + side / 2} 72V${height}`} className="stroke-line" />}
								<text x={isWide ? x + side / 2 : 0} y={isWide ? y : y + 19} textAnchor={isWide ? 'middle' : 'start'}>
									{of < 60 ? words.seconds(of) : words.minutes(of / 60)}
								</text>
							</g>
						))}
						{rows.map(({ of, x, y }) => (
							<text key={of} x={x} y={isWide ? y + 20 : 16} className="font-semibold">
								{words.rows[of]}
							</text>
						))}
					</svg>
				</li>
			</ul>
			{fitting && (
				<ul aria-hidden="true" className="test-names leading-tight">
					{inAreas.map(({ area, own }) => (
						<li key={area.slug} data-tint={area.tint}>
							<b>{area.name}</b>
							{own.map(({ test }) => (
								<span key={test.slug} data-faded={isFaded(test)}>
									{numbers.get(test)} {test.title}
								</span>
							))}
						</li>
					))}
				</ul>
			)}
		</>
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
