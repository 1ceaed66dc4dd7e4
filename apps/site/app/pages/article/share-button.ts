/** A round button. Links, buttons and `summary` elements share this style. */
export const shareButton =
	'grid size-11 cursor-pointer list-none place-items-center rounded-full border border-line text-ink transition-colors duration-200 hover:border-teal hover:bg-teal hover:text-white';
