import { boxWords } from '../../messages/box.ts';
import { useWords } from '../../messages/use-messages.ts';
import { bandWidth } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { Picture } from '../../ui/picture.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { BoxView } from '../../visit.ts';
import { BoxVerdict } from './box-verdict.tsx';

/** Identifies the box, and shows at the top whether it may be used. */
export function BoxHead({ box }: { box: BoxView }) {
	const words = useWords(boxWords);
	const { product, pack, lot } = box;
	return (
		<div className="on-pale bg-pale">
			<div
				className={classes(
					bandWidth,
					'grid items-center gap-x-16 py-[clamp(2.5rem,2rem+2.5vw,4.5rem)] desktop:lg:grid-cols-[1fr_20rem]',
				)}
			>
				<div>
					<p className="font-mono font-semibold text-ink-soft">
						{lot === '' ? `${words.reference} ${pack.reference}` : `${words.lot} ${lot}`}
					</p>
					<h1 className="mt-1 max-w-[32ch] text-tool">
						<Unbroken>{product.title}</Unbroken>
					</h1>
					<BoxVerdict box={box} />
					{product.emergencyUse && <p className="mt-5 max-w-prose text-sm text-ink-soft">{product.emergencyUse}</p>}
				</div>
				<Picture
					picture={product.picture}
					sizes="20rem"
					decorative
					className="aspect-square w-full rounded-card bg-white object-cover mobile:hidden desktop:max-lg:hidden"
				/>
			</div>
		</div>
	);
}
