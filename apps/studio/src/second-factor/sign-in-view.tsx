import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { Logo } from '../brand/mark.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Payload's own form, with a field for the code. */
export function SignInView({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
	const next = getSafeRedirect({
		fallbackTo: req.payload.config.routes.admin,
		redirectTo: searchParams?.redirect ?? '',
	});
	if (req.user) redirect(next);
	return (
		<>
			<div className="login__brand">
				<Logo />
			</div>
			<SignInForm next={next} />
		</>
	);
}
