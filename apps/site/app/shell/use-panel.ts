import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { panelGrace } from '../constants.ts';

/** Hovering shows the panel, a click keeps it open when the pointer leaves. */
type Panel = 'closed' | 'hovered' | 'kept';

/** In narrow windows the panel is part of the page flow instead of hanging below its row, and opens only on click. */
const hangs = () => matchMedia('(hover: hover) and (min-width: 60rem)').matches;

/** A panel for mouse, pen, touch and keyboard; it stays open for a moment when the pointer leaves. */
export function usePanel() {
	const { key } = useLocation();
	const [panel, setPanel] = useState<Panel>('closed');
	const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
	const item = useRef<HTMLLIElement>(null);
	const button = useRef<HTMLButtonElement>(null);
	const stay = () => clearTimeout(closing.current);
	const close = () => {
		stay();
		setPanel('closed');
	};

	// Every navigation closes the panel. Not in an effect: that would also close a panel opened while the navigation was
	// pending.
	const [openedAt, setOpenedAt] = useState(key);
	if (openedAt !== key) {
		setOpenedAt(key);
		setPanel('closed');
	}
	// If the pointer was there before hydration, there is no enter event.
	useEffect(() => {
		if (hangs() && item.current?.matches(':hover')) setPanel('hovered');
	}, []);
	useEffect(() => {
		if (panel !== 'kept') return;
		const outside = ({ target }: Event) =>
			target instanceof Node && !item.current?.contains(target) && setPanel('closed');
		document.addEventListener('pointerdown', outside);
		return () => document.removeEventListener('pointerdown', outside);
	}, [panel]);

	return {
		open: panel !== 'closed',
		button: { ref: button, onClick: () => setPanel(panel === 'kept' ? 'closed' : 'kept') },
		item: {
			ref: item,
			onPointerEnter({ pointerType }: PointerEvent) {
				stay();
				if (pointerType !== 'touch' && hangs()) setPanel((now) => (now === 'closed' ? 'hovered' : now));
			},
			onPointerLeave() {
				stay();
				closing.current = setTimeout(() => setPanel((now) => (now === 'hovered' ? 'closed' : now)), panelGrace);
			},
			onKeyDown(event: KeyboardEvent) {
				if (event.key !== 'Escape' || panel === 'closed') return;
				close();
				button.current?.focus();
			},
			onBlur({ currentTarget, relatedTarget }: FocusEvent) {
				if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
			},
		},
	};
}
