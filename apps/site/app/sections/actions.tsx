import { addressOf } from '../destinations.ts';
import { useTone } from '../ui/band.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { SiteLink } from '../ui/site-link.tsx';

export type ActionView = { label: string; to: string; style: 'primary' | 'secondary' | 'link' };

/** Read beside the page that refers to it: in a new tab on desktop (pages, Partnering). */
const policy = addressOf({ name: 'AntiBriberyPolicy' });

/** The buttons that staff put under a text. */
export function Actions({ actions, className }: { actions: readonly ActionView[]; className?: string }) {
	if (actions.length === 0) return null;
	return (
		<div className={classes('flex flex-wrap items-center gap-4', className ?? 'mt-8')}>
			{actions.map((action) => (
				<ActionLink key={action.label + action.to} action={action} />
			))}
		</div>
	);
}

function ActionLink({ action: { label, to, style } }: { action: ActionView }) {
	const onDeep = useTone() === 'deep';
	if (style === 'link') return <ArrowLink to={to}>{label}</ArrowLink>;
	const buttonStyle = style === 'primary' ? (onDeep ? 'light' : 'primary') : onDeep ? 'outline-light' : 'secondary';
	return (
		<ButtonLink to={to} style={buttonStyle} detail={to === policy}>
			{label}
		</ButtonLink>
	);
}

/** A link with an arrow that moves a little when one points at it. */
export function ArrowLink({ to, children, detail }: { to: string; children: string; detail?: boolean }) {
	const onDeep = useTone() === 'deep';
	return (
		<SiteLink
			to={to}
			detail={detail}
			className={classes(
				'group/arrow inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-8 hover:underline',
				onDeep ? 'text-white' : 'text-teal-dark',
			)}
		>
			{children}
			<Icon name="arrow" className="size-5 transition-transform duration-200 group-hover/arrow:translate-x-1" />
		</SiteLink>
	);
}
