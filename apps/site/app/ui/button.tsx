import type { ButtonHTMLAttributes } from 'react';
import { classes } from './classes.ts';
import { SiteLink, type SiteLinkProps } from './site-link.tsx';

export type ButtonStyle = 'primary' | 'secondary' | 'light' | 'outline-light';

const base =
	'inline-flex min-h-12 items-center justify-center gap-2 rounded-full px-6 py-3 text-sm font-semibold transition-colors duration-200';

const styles: Record<ButtonStyle, string> = {
	primary: 'bg-teal text-white hover:bg-teal-dark',
	secondary: 'border border-teal text-teal-dark hover:bg-teal hover:text-white',
	light: 'bg-white text-ink hover:bg-pale',
	'outline-light': 'border border-white/70 text-white hover:bg-white hover:text-ink',
};

export const buttonClass = (style: ButtonStyle = 'primary', className?: string) =>
	classes(base, styles[style], className);

export function Button({
	style = 'primary',
	className,
	...rest
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style'> & { style?: ButtonStyle }) {
	return <button type="button" {...rest} className={buttonClass(style, className)} />;
}

export function ButtonLink({ style = 'primary', className, ...rest }: SiteLinkProps & { style?: ButtonStyle }) {
	return <SiteLink {...rest} className={buttonClass(style, className)} />;
}
