import { useShell } from '../client/use-shell.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import { PhoneLink } from './reach.tsx';

/** A telephone number with the reason to call, and the opening hours. */
export function CallUs({ reason, className }: { reason: string; className?: string }) {
	const { phone, hours } = useShell().settings;
	return (
		<p className={classes('flex items-start gap-3', className)}>
			<Icon name="phone" className="mt-1 size-5 shrink-0 text-teal-dark" />
			<span>
				{reason}{' '}
				<span className="font-semibold whitespace-nowrap text-teal-dark">
					<PhoneLink phone={phone} />
				</span>
				<span className="block text-sm text-ink-soft">
					<Unbroken>{hours}</Unbroken>
				</span>
			</span>
		</p>
	);
}
