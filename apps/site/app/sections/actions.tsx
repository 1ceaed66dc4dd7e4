import type { ReactNode } from 'react';
import { addressOf } from '../destinations.ts';
import { useTone } from '../ui/band.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { SiteLink } from '../ui/site-link.tsx';

export type ActionView = { label: string; to: string; style: 'primary' | 'secondary' | 'link' };

/** Visitors read it beside the page that links to it: a new tab on desktop (PAGE-13). */
const policy = addressOf({ name: 'AntiBriberyPolicy' });

type ActionsProps = {
	actions: readonly ActionView[];
	/** The subject of the links, for screen readers: several of them say 'Learn More'. */
	about?: string;
	className?: string;
};

/** The buttons that staff put under a text. */
export function Actions({ actions, about, className }: ActionsProps) {
	if (actions.length === 0) return null;
	return (
		<div className={classes('flex flex-wrap items-center gap-4', className ?? 'mt-8')}>
			{actions.map((action) => (
				<ActionLink key={action.label + action.to} action={action} about={about} />
			))}
		</div>
	);
}

function ActionLink({ action: { label, to, style }, about }: { action: ActionView; about: string | undefined }) {
	const onDeep = useTone() === 'deep';
	const words = (
		<>
			{label}
			{about && <span className="sr-only"> {about}</span>}
		</>
	);
	if (style === 'link') return <ArrowLink to={to}>{words}</ArrowLink>;
	const buttonStyle = style === 'primary' ? (onDeep ? 'light' : 'primary') : onDeep ? 'outline-light' : 'secondary';
	return (
		<ButtonLink to={to} style={buttonStyle} detail={to === policy}>
			{words}
		</ButtonLink>
	);
}

/** A link with an arrow that moves slightly on hover. */
export function ArrowLink({ to, children, detail }: { to: string; children: ReactNode; detail?: boolean }) {
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
