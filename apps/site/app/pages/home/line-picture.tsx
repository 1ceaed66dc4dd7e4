import { useLayout } from '../../client/use-shell.ts';
import upright480 from './line/upright-480.avif';
import upright768 from './line/upright-768.avif';
import uprightUsual from './line/upright-768.webp';
import upright1080 from './line/upright-1080.avif';
import uprightDry from './line/upright-dry.avif';
import uprightWet from './line/upright-wet.avif';
import wide1440 from './line/wide-1440.avif';
import wideUsual from './line/wide-1440.webp';
import wide1920 from './line/wide-1920.avif';
import wide2880 from './line/wide-2880.avif';
import wideDry from './line/wide-dry.avif';
import wideWet from './line/wide-wet.avif';

const wide = {
	size: { width: 2880, height: 1440 },
	files: `${wide1440} 1440w, ${wide1920} 1920w, ${wide2880} 2880w`,
	usual: wideUsual,
	window: { width: 698, height: 150 },
	dry: wideDry,
	wet: wideWet,
};
const upright = {
	size: { width: 1080, height: 1620 },
	files: `${upright480} 480w, ${upright768} 768w, ${upright1080} 1080w`,
	usual: uprightUsual,
	window: { width: 109, height: 364 },
	dry: uprightDry,
	wet: uprightWet,
};

/**
 * A cassette with its result. Ten minutes pass in four seconds: what lies over its window (wet without lines, and dry)
 * is taken away by `line.css`, once. With reduced motion, or without those files, the result is there from the start.
 */
export function LinePicture() {
	const { size, files, usual, window, dry, wet } = useLayout() === 'desktop' ? wide : upright;
	return (
		<div className="line-picture">
			<div className="line-scene">
				<picture>
					<source type="image/avif" srcSet={files} sizes="100vw" />
					<img src={usual} {...size} alt="" loading="eager" fetchPriority="high" />
				</picture>
				<img src={wet} {...window} alt="" className="line-window line-c" />
				<img src={wet} {...window} alt="" className="line-window line-t" />
				<img src={dry} {...window} alt="" className="line-window line-dry" />
			</div>
		</div>
	);
}
