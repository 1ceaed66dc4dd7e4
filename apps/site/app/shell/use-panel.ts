import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { panelGrace } from '../constants.ts';

/** Hovering shows the panel, a click keeps it: what the visitor asked for does not go when the pointer strays. */
type Panel = 'closed' | 'hovered' | 'kept';

/** Windows too narrow for the panel to hang below its row show it in the flow, and only when it is asked for. */
const hangs = () => matchMedia('(hover: hover) and (min-width: 60rem)').matches;

/** A panel that a mouse, a pen, a finger and the keyboard can reach; a hand that slips off has a moment to come back. */
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

	// A navigation, whatever its target, closes the panel. Not an effect: that would close what was opened while it waited.
	const [openedAt, setOpenedAt] = useState(key);
	if (openedAt !== key) {
		setOpenedAt(key);
		setPanel('closed');
	}
	// Who pointed at it before the scripts came does not enter it again.
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
