import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { productWords } from '../messages/product.ts';
import { useMessages, useWords } from '../messages/use-messages.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import type { LocalPicture } from '../visit.ts';

const control = 'inline-flex min-h-11 items-center gap-2 rounded-full px-4 text-sm font-semibold hover:bg-white/20';

/** A picture that opens full screen, and can be enlarged to twice that size. Without scripting its file opens. */
export function Zoom({ picture }: { picture: LocalPicture }) {
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
