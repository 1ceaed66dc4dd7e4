const day = 24 * 60 * 60 * 1000;
/** It is generated every day, so the expiry date is never reached. */
const validDays = 180;

/** The contact for reports of vulnerabilities (RFC 9116). */
export function securityTxt({ email, publicUrl, today }: { email: string; publicUrl: string; today: string }): string {
	const expires = new Date(Date.parse(today) + validDays * day).toISOString();
	return [
		`Contact: mailto:${email}`,
		`Contact: ${publicUrl}/contact`,
		`Expires: ${expires}`,
		'Preferred-Languages: en, zh',
		`Canonical: ${publicUrl}/.well-known/security.txt`,
		'',
	].join('\n');
}
