import type { IconName } from '@site/contract/sections';
import drawings from './icons.svg?url';

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
	| 'board'
	| 'box'
	| 'mail'
	| 'phone'
	| 'pin'
	| 'professional'
	| 'social-network'
	| 'feed'
	| 'microblog'
	| 'weibo'
	| 'wechat'
	| 'link'
	| 'share'
	| 'short-video'
	| 'video';

export type { InterfaceIcon };

/** An icon of the sprite `icons.svg`, drawn on a grid of 24 with uniform strokes. */
export function Icon({ name, className = 'size-5' }: { name: IconName | InterfaceIcon; className?: string }) {
	return (
		<svg
			className={className}
			fill="none"
			stroke="currentColor"
			strokeWidth="1.8"
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
		>
			<use href={`${drawings}#${name}`} />
		</svg>
	);
}
