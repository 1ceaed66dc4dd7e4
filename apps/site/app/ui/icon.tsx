import type { IconName } from '@site/contract/sections';

type InterfaceIcon =
	| 'search'
	| 'menu'
	| 'close'
	| 'arrow'
	| 'arrow-left'
	| 'chevron'
	| 'external'
	| 'download'
	| 'pause'
	| 'play'
	| 'check'
	| 'alert'
	| 'mail'
	| 'phone'
	| 'pin'
	| 'globe-language'
	| 'professional'
	| 'microblog'
	| 'short-video'
	| 'video';

/** Drawn on a grid of 24, in strokes of one weight. */
const strokes: Record<IconName | InterfaceIcon, string> = {
	search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 5 5',
	menu: 'M4 7h16M4 12h16M4 17h10',
	close: 'M6 6l12 12M18 6 6 18',
	arrow: 'M5 12h14m-6-6 6 6-6 6',
	'arrow-left': 'M19 12H5m6-6-6 6 6 6',
	chevron: 'm6 9 6 6 6-6',
	external: 'M14 5h5v5M19 5l-9 9M17 14v5H5V7h5',
	download: 'M12 4v11m-5-5 5 5 5-5M5 20h14',
	pause: 'M9 6v12M15 6v12',
	play: 'M8 5.5v13l10-6.5-10-6.5Z',
	check: 'm5 12.5 4.5 4.5L19 7.5',
	alert: 'M12 8v5m0 3.5v.01M12 3.5 2.5 20h19L12 3.5Z',
	mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
	phone: 'M6 4h4l1.5 5-2.5 1.5a11 11 0 0 0 4.5 4.5L15 12.5l5 1.5v4a2 2 0 0 1-2 2A14 14 0 0 1 4 6a2 2 0 0 1 2-2Z',
	pin: 'M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
	'globe-language':
		'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c3 3 3.6 6 3.6 9s-.6 6-3.6 9c-3-3-3.6-6-3.6-9S9 6 12 3Z',
	professional: 'M5 10v9M5 6v.01M10 19v-9m0 4a4 4 0 0 1 8 0v5',
	microblog: 'M5 5l14 14M19 5 5 19',
	'short-video': 'M14 4v10.5a3.5 3.5 0 1 1-3.5-3.5M14 4c.5 3 2 4.5 5 5',
	video: 'M3 7h18v10H3zM10.5 9.8v4.4l3.8-2.2-3.8-2.2Z',
	quality: 'M12 3 5 6v5c0 4.5 3 8 7 10 4-2 7-5.5 7-10V6l-7-3Zm-3.5 9 2.5 2.5 4.5-5',
	access: 'M4 20V9l8-5 8 5v11M9 20v-6h6v6',
	savings:
		'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm3-12c-.8-1-1.8-1.5-3-1.5-1.7 0-3 .9-3 2.2 0 3.1 6 1.5 6 4.6 0 1.3-1.3 2.2-3 2.2-1.2 0-2.2-.5-3-1.5M12 5.5v2m0 9v2',
	flexibility: 'M4 8h11m0 0-3-3m3 3-3 3M20 16H9m0 0 3-3m-3 3 3 3',
	health: 'M12 20S4 15 4 9.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8 2.5C20 15 12 20 12 20Z',
	retirement: 'M4 20h16M6 20v-7m4 7V9m4 11v-5m4 5V5',
	growth: 'M4 18 10 12l4 4 6-8m0 0h-5m5 0v5',
	support: 'M4 13a8 8 0 0 1 16 0v4a2 2 0 0 1-2 2h-1v-6h3M4 13v4a2 2 0 0 0 2 2h1v-6H4',
	collaboration: 'M9 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm6 8a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM11.5 11l1 2',
	pricing: 'M4 12V5h7l9 9-7 7-9-9Zm4-3v.01',
	speed: 'M12 21a8 8 0 1 0 0-16 8 8 0 0 0 0 16Zm0-8 3.5-3.5M9.5 2.5h5',
	shield: 'M12 3 5 6v5c0 4.5 3 8 7 10 4-2 7-5.5 7-10V6l-7-3Z',
	globe:
		'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3.5 9h17M3.5 15h17M12 3c3 3 3.6 6 3.6 9s-.6 6-3.6 9c-3-3-3.6-6-3.6-9S9 6 12 3Z',
	factory: 'M4 20V10l5 3v-3l5 3V5h3l1 15H4Zm4-3h.01M12 17h.01',
	microscope: 'M7 20h12M10 4l4 2-3.5 7-4-2L10 4Zm4.5 6a6 6 0 0 1 0 10M6 15h6',
	document: 'M7 3h7l4 4v14H7V3Zm7 0v4h4M10 12h5m-5 4h5',
	people: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6 9a6 6 0 0 1 12 0m1-9.5a3 3 0 1 0-1-5.8M17 14a6 6 0 0 1 4 6',
	calendar: 'M5 6h14v14H5V6Zm0 4h14M9 3.5V8m6-4.5V8',
};

export type { InterfaceIcon };

export function Icon({ name, className = 'size-5' }: { name: IconName | InterfaceIcon; className?: string }) {
	return (
		<svg
			className={className}
			viewBox="0 0 24 24"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.8"
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
		>
			<path d={strokes[name]} />
		</svg>
	);
}
