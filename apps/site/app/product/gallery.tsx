import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { productWords } from '../messages/product.ts';
import { useMessages, useWords } from '../messages/use-messages.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import type { LocalPicture } from '../visit.ts';

const sizes = '(min-width: 1024px) 60vw, (min-width: 768px) 50vw, 100vw';
const idOf = (index: number) => `picture-${index + 1}`;

/**
 * The pictures of a product in a row: visitors swipe, or click a thumbnail. Thumbnails are links, so they work without
 * scripting. If the picture has no room for them, they are below it.
 */
export function Gallery({ pictures }: { pictures: readonly LocalPicture[] }) {
	const words = useWords(productWords);
	const track = useRef<HTMLUListElement>(null);
	const [current, setCurrent] = useState(0);

	function show(event: MouseEvent, index: number) {
		event.preventDefault();
		track.current?.scrollTo({ left: index * track.current.clientWidth });
	}

	return (
		<>
			<ul
				ref={track}
				aria-label={words.pictures}
				onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setCurrent(Math.round(scrollLeft / clientWidth))}
				className="product-gallery scrollbar-none relative flex aspect-4/3 snap-x max-lg:beside:rounded-l-card lg:absolute lg:inset-0 lg:aspect-auto snap-mandatory overflow-x-auto overscroll-x-contain motion-safe:scroll-smooth"
			>
				{pictures.map((picture, index) => (
					<li
						key={picture.url}
						id={idOf(index)}
						className="relative size-full shrink-0 scroll-mt-40 snap-start not-first:print:hidden"
					>
						<Picture
							picture={picture}
							sizes={sizes}
							eager={index === 0}
							className={classes(
								'absolute inset-0 size-full object-cover',
								!picture.focus && 'object-top',
								picture.width < 1600 && 'close-up',
							)}
						/>
						<Zoom picture={picture} />
					</li>
				))}
			</ul>
			{pictures.length > 1 && (
				<ul className="no-print flex gap-2 px-5 pt-3 beside:justify-end beside:pr-10 lg:absolute lg:right-24 lg:bottom-6 lg:p-0">
					{pictures.map((picture, index) => (
						<li key={picture.url}>
							<a
								href={`#${idOf(index)}`}
								onClick={(event) => show(event, index)}
								aria-label={words.showPicture(index + 1, picture.alt)}
								aria-current={index === current}
								className="block overflow-hidden rounded-lg border-2 border-white bg-pale raised aria-[current=true]:border-teal"
							>
								<Picture picture={picture} sizes="72px" soon decorative className="h-12 w-16 object-cover" />
							</a>
						</li>
					))}
				</ul>
			)}
		</>
	);
}

const control = 'inline-flex min-h-11 items-center gap-2 rounded-full px-4 text-sm font-semibold hover:bg-white/20';

/** A picture that opens full screen, and can be enlarged to twice that size. Without scripting its file opens. */
function Zoom({ picture }: { picture: LocalPicture }) {
	const messages = useWords(productWords);
	const { close } = useMessages();
	const dialog = useRef<HTMLDialogElement>(null);
	const view = useRef<HTMLDivElement>(null);
	const [shown, setShown] = useState(false);
	const [closeUp, setCloseUp] = useState(false);

	useEffect(() => {
		const { current } = view;
		if (closeUp) current?.scrollTo(current.clientWidth / 2, current.clientHeight / 2);
	}, [closeUp]);

	function open(event: MouseEvent) {
		if (event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		setShown(true);
		setCloseUp(false);
		dialog.current?.showModal();
	}

	return (
		<>
			<a
				href={picture.url}
				onClick={open}
				aria-haspopup="dialog"
				className="no-print absolute inset-0 flex cursor-zoom-in items-end p-5 -outline-offset-4"
			>
				<span className="grid size-11 place-items-center rounded-full bg-white text-ink raised">
					<Icon name="search" />
					<span className="sr-only">{messages.enlarge}</span>
				</span>
			</a>
			<dialog
				ref={dialog}
				aria-label={picture.alt}
				onClose={() => setShown(false)}
				className="no-print m-0 size-full max-h-none max-w-none flex-col bg-ink text-white backdrop:bg-ink open:flex"
			>
				<div className="flex shrink-0 justify-between p-3">
					<button type="button" className={control} onClick={() => setCloseUp(!closeUp)}>
						<Icon name="search" />
						{closeUp ? messages.whole : messages.closer}
					</button>
					<button type="button" className={control} onClick={() => dialog.current?.close()}>
						{close}
						<Icon name="close" />
					</button>
				</div>
				<div
					ref={view}
					className="min-h-0 grow overflow-auto overscroll-contain -outline-offset-4"
					tabIndex={closeUp ? 0 : undefined}
				>
					{shown && (
						<Picture
							picture={picture}
							sizes={closeUp ? '200vw' : '100vw'}
							className={classes('object-contain', closeUp ? 'size-[200%] max-w-none' : 'size-full')}
						/>
					)}
				</div>
			</dialog>
		</>
	);
}
