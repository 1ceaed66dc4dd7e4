const linkClass =
	'mobile:inline-flex mobile:min-h-11 mobile:items-center underline decoration-1 underline-offset-4 hover:decoration-2';

export const PhoneLink = ({ phone }: { phone: string }) => (
	<a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={linkClass}>
		{phone}
	</a>
);

export const MailLink = ({ email }: { email: string }) => (
	<a href={`mailto:${email}`} className={linkClass}>
		{email}
	</a>
);
