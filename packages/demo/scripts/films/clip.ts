import { join } from 'node:path';
import type { Scene } from '../../src/films/scenes.ts';
import { picturesFolder } from '../places.ts';

export const size = { width: 1280, height: 720 };
export const framesPerSecond = 25;
/** The camera moves over the picture at this size, by fractions of a pixel, so that it does not shake. */
const stage = { width: 1920, height: 1080 };

const moving = (from: number, to: number, frames: number) =>
	`(${from}+${(to - from).toFixed(5)}*min(in/${frames}\\,1))`;

/** The corners of the camera's view, frame by frame. */
function cameraFilter({ from, to, seconds }: Scene): string {
	const frames = seconds * framesPerSecond;
	const [x, y, zoom] = [0, 1, 2].map((at) => moving(from[at] ?? 0, to[at] ?? 0, frames));
	const edge = (middle: string | undefined, side: -1 | 1, length: 'W' | 'H') => {
		const half = `0.5/${zoom}`;
		return `(min(max(${middle}\\,${half})\\,1-${half})${side < 0 ? '-' : '+'}${half})*${length}`;
	};
	const [left, right] = [edge(x, -1, 'W'), edge(x, 1, 'W')];
	const [top, bottom] = [edge(y, -1, 'H'), edge(y, 1, 'H')];
	return `perspective=x0=${left}:y0=${top}:x1=${right}:y1=${top}:x2=${left}:y2=${bottom}:x3=${right}:y3=${bottom}:interpolation=cubic:sense=source:eval=frame`;
}

/** A picture as a scene: the arguments of its input, and the filter that makes a clip of it. */
export const inputOf = ({ picture, seconds }: Scene): string[] => [
	...['-loop', '1', '-framerate', String(framesPerSecond), '-t', String(seconds)],
	...['-i', join(picturesFolder, `${picture}.webp`)],
];

export const filterOf = (scene: Scene): string =>
	[
		`scale=${stage.width}:${stage.height}:force_original_aspect_ratio=increase:flags=lanczos`,
		`crop=${stage.width}:${stage.height}:(iw-ow)/2:(ih-oh)*${scene.anchor ?? 0.5}`,
		cameraFilter(scene),
		`scale=${size.width}:${size.height}:flags=lanczos`,
		'setsar=1',
		'format=yuv420p',
	].join(',');
